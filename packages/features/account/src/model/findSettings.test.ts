import { createTranslator } from '@quarterdeck/i18n';
import { expect, it } from 'vitest';
import en from '../translations/en.json';
import { findSettings } from '../search';

const find = async (text: string) => {
  const { t } = await createTranslator(() => Promise.resolve(en), 'en');
  return findSettings(t, (words) => words.toLowerCase().includes(text)).map(({ label, hint, address }) => [
    label,
    hint,
    address,
  ]);
};

it('SG-1 a setting is found by its name, and says where it is', async () => {
  expect(await find('currency')).toEqual([['Currency', 'Settings · Project', '/settings?section=project']]);
  expect(await find('text size')).toEqual([['Text size', 'Settings · Appearance', '/settings?section=appearance']]);
});

it('SG-1 a part is found by its name and by what it is about', async () => {
  expect(await find('receipts')).toEqual([['Receipts', 'Settings', '/settings?section=receipts']]);
  expect(await find('colors')).toEqual([['Appearance', 'Settings', '/settings?section=appearance']]);
});
