import { expect, test } from 'vitest';
import { bestMatch, rankMatches } from './matches';

const names = ['Avusturya', 'Gine', 'Gine-Bissau', 'Papua Yeni Gine', 'Turks ve Caicos', 'Türkiye', 'Türkmenistan'];
const same = (name: string) => name;

test('what begins with the text comes before what contains it', () => {
  expect(rankMatches(names, same, 'tür')).toEqual([
    'Türkiye',
    'Türkmenistan',
    'Turks ve Caicos',
    'Avusturya',
    'Gine',
    'Gine-Bissau',
    'Papua Yeni Gine',
  ]);
});

test.each([
  ['tür', 'Türkiye'],
  ['turki', 'Türkiye'],
  ['tur', 'Turks ve Caicos'],
  ['gine', 'Gine'],
  ['turkm', 'Türkmenistan'],
  ['bissau', 'Gine-Bissau'],
  ['yeni ', 'Papua Yeni Gine'],
])('“%s” means %s', (sought, meant) => {
  expect(bestMatch(names, same, sought)).toBe(meant);
});

test.each(['', ' ', 'zzz', 'in'])('“%s” means none of them', (sought) => {
  expect(bestMatch(names, same, sought)).toBeUndefined();
});
