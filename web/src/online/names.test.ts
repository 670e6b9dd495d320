import { describe, expect, it } from 'vitest';
import { t } from '../i18n/index.svelte';
import { shownName } from './names';

describe('a name on the screen', () => {
  it('is a word where the account is deleted', () => {
    expect(shownName('deleted_0123456789abcdef')).toBe(t('web-account-deleted'));
    expect(shownName('deleted_')).toBe(t('web-account-deleted'));
  });

  it('is the name elsewhere', () => {
    for (const name of ['Anna', 'bot_deleted', 'deleted_Xenia', '']) {
      expect(shownName(name)).toBe(name);
    }
  });
});
