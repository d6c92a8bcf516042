import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import { expect, it } from 'vitest';
import { quoteNumber } from './quoteNumber';

const line = (id: string, price: number | null) => ({ id: id as RequirementId, requirement: null, price });
const lines = [line('QD-015', 980), line('QD-007', 560)];

it('names a quote by its day and what is in it, in any order', () => {
  const number = quoteNumber('project-01', '2026-11-23', lines);
  expect(number).toMatch(/^Q-20261123-[0-9A-F]{4}$/);
  expect(quoteNumber('project-01', '2026-11-23', lines.toReversed())).toBe(number);
});

it('gives another quote another number', () => {
  const numbers = [
    quoteNumber('project-01', '2026-11-23', lines),
    quoteNumber('project-02', '2026-11-23', lines),
    quoteNumber('project-01', '2026-11-24', lines),
    quoteNumber('project-01', '2026-11-23', lines.slice(1)),
    quoteNumber('project-01', '2026-11-23', [line('QD-015', 990), line('QD-007', 560)]),
  ];
  expect(new Set(numbers).size).toBe(numbers.length);
});
