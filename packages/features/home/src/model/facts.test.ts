import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import en from '../translations/en.json';
import tr from '../translations/tr.json';
import { heroCards, heroVoyage, priceExample, requirementCount, shownRequirements, sumOf, wallCards } from './facts';

interface Texts {
  title: string;
  summary: string;
}

const seeds = join(import.meta.dirname, '../../../../../mocks/src/product/seeds');
const read = (name: string): unknown => JSON.parse(readFileSync(join(seeds, name), 'utf8'));
const marketplace = read('requirements.json') as ({ id: string } & Texts)[];
const { texts: turkish } = read('requirementTexts.tr.json') as { texts: Record<string, Texts> };

const textsOf = ({ title, summary }: Texts) => ({ title, summary });

it('HO-1 shows requirements as the marketplace has them', () => {
  for (const { currency: _currency, ...shown } of shownRequirements) {
    expect(marketplace.find(({ id }) => id === shown.id)).toMatchObject(shown);
  }
  expect(requirementCount).toBe(marketplace.length);
});

it('HO-1 says of them what the marketplace says, in both languages and of no others', () => {
  const shown = marketplace.filter(({ id }) => shownRequirements.some((requirement) => requirement.id === id));
  expect(en.home.requirement).toEqual(Object.fromEntries(shown.map((texts) => [texts.id, textsOf(texts)])));
  expect(tr.home.requirement).toEqual(
    Object.fromEntries(shown.map(({ id }) => [id, turkish[id] && textsOf(turkish[id])])),
  );
});

it('HO-1 has sums that are true', () => {
  expect(sumOf(heroVoyage)).toEqual({ totalMinor: 770_000, days: 37.5, weeks: 7.5 });
  const [offered, ...selected] = heroCards.map(({ id }) => id);
  const ids = heroVoyage.map(({ id }) => id);
  expect(ids).not.toContain(offered);
  expect(ids).toEqual(expect.arrayContaining(selected));
  expect(sumOf(priceExample).totalMinor).toBe(324_000);
  expect(wallCards).toHaveLength(8);
});
