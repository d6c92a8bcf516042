import { expect, it } from 'vitest';
import type { BacklogItem } from '../entities/backlogItem';
import { isSameTitle, sameTitle } from './sameTitle';

const items = ['İş takibi', 'Café menu'].map((title) => ({ title }) as BacklogItem);

it('knows a title again whatever its case, accents and blanks', () => {
  expect(isSameTitle(' Cafe MENU ', 'Café menu')).toBe(true);
  expect(isSameTitle('iş TAKİBİ', 'İş takibi')).toBe(true);
  expect(isSameTitle('Café', 'Café menu')).toBe(false);
  expect(sameTitle(items, ' cafe menu')).toBe(items[1]);
});

it('finds nothing for nothing', () => {
  expect(sameTitle([...items, { title: '' } as BacklogItem], ' ')).toBeUndefined();
});
