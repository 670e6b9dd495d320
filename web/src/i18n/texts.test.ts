// Catalogues that are asked for side by side: no load takes away what another brought.
import { expect, it } from 'vitest';
import { currentLanguage, needTexts, setLanguage, t } from './index.svelte';

it('has every catalogue and the last language asked for, in whatever order loads end', async () => {
  const known = (key: string): boolean => t(key) !== key;
  await Promise.all([setLanguage('hu'), needTexts('people'), needTexts('editor')]);
  expect(currentLanguage()).toBe('hu');
  expect(['web-language', 'people-account', 'editor-brush'].filter((key) => !known(key))).toEqual(
    [],
  );
  const hungarian = t('editor-brush');
  await Promise.all([needTexts('stats'), setLanguage('th'), setLanguage('pl'), needTexts('study')]);
  expect(currentLanguage()).toBe('pl');
  expect(['stats-empty', 'study-kept', 'editor-brush'].filter((key) => !known(key))).toEqual([]);
  expect(t('editor-brush')).not.toBe(hungarian);
});
