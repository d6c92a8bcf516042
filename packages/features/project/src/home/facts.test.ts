import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { heroVoyage, priceExample, requirementCount, shownRequirements, sumOf, wallCards } from './facts';

const seeds = join(import.meta.dirname, '../../../../../mocks/src/product/seeds/requirements.json');
const marketplace = JSON.parse(readFileSync(seeds, 'utf8')) as { id: string }[];

it('HO-1 shows requirements as the marketplace has them', () => {
  for (const { currency: _currency, ...shown } of shownRequirements) {
    expect(marketplace.find(({ id }) => id === shown.id)).toMatchObject(shown);
  }
  expect(requirementCount).toBe(marketplace.length);
});

it('HO-1 has sums that are true', () => {
  expect(sumOf(heroVoyage)).toEqual({ totalMinor: 742_000, days: 37.5, weeks: 7.5 });
  expect(sumOf(priceExample).totalMinor).toBe(324_000);
  expect(wallCards).toHaveLength(8);
});
