import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import { buildRequirement } from '@quarterdeck/contract/rules/testing/buildRequirement';
import { expect, it } from 'vitest';
import { currentTotalMinor } from './currentTotal';

const marketplace = [
  buildRequirement('QD-001', { price: 12.5 }),
  buildRequirement('QD-002', { price: 0.1 }),
  buildRequirement('QD-003', { price: 980 }),
];
const ids = (...list: string[]) => list.map((id) => id as RequirementId);

it('PY-1 adds the prices of today in minor units', () => {
  expect(currentTotalMinor(ids('QD-002', 'QD-001'), marketplace, 'USD')).toBe(1260);
});

it('PY-1 counts a requirement once, and nothing for what is not offered any more', () => {
  expect(currentTotalMinor(ids('QD-001', 'QD-001', 'QD-999'), marketplace, 'USD')).toBe(1250);
});
