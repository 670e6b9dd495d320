// Doing something that can be refused: busy while it runs, and what was wrong with it in words.
import { t } from '../i18n/index.svelte';
import { Problem } from '../play/ask';

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);

  async run(what: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.problem = reason(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

function reason(error: unknown): string {
  if (error instanceof Problem) return error.text;
  // A passkey window that was closed, or a device that has none.
  if (error instanceof DOMException) return t('people-passkey-failed');
  return t('web-error-unknown', { code: 'page' });
}
