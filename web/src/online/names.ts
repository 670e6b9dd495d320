// What people are called on the screen.
import { t } from '../i18n/index.svelte';

// No account may take such a name, and a deleted one has it (accounts/names.py); statistics
// know only that an opponent's account is deleted, not which it was.
const DELETED = /^deleted_[0-9a-f]*$/;

export const isDeleted = (name: string): boolean => DELETED.test(name);

/** A name as it is shown: the word for it where the account is deleted. */
export const shownName = (name: string): string =>
  isDeleted(name) ? t('web-account-deleted') : name;
