import { requirementSchema, type Requirement } from '@quarterdeck/contract/entities/requirement';
import * as z from 'zod/mini';

/** A requirement by hand: what is not given is as in a small one that costs something and needs nothing. */
export function buildRequirement(overrides: Partial<z.input<typeof requirementSchema>> = {}): Requirement {
  return z.parse(requirementSchema, {
    id: 'QD-900',
    price: 480,
    title: 'Tide table',
    summary: 'High and low water for every berth, a week ahead.',
    description: '<p>Taken from the port’s own measurements.</p>',
    category: 'data',
    tags: ['Reports'],
    estimateDays: 3,
    acceptanceCriteria: ['Shows the next seven days'],
    dependsOn: [],
    currency: 'USD',
    ...overrides,
  });
}
