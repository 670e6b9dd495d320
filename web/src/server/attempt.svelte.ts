// Doing something that can be refused: busy while it runs, and what was wrong with it in words.
import { t } from '../i18n/index.svelte';
import { Problem } from './ask';

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
  return error instanceof Problem ? error.text : t('web-error-unknown', { code: 'page' });
}
