import type { Requirement, RequirementId } from '../../entities/requirement';

/** A requirement for tests: nothing but its id and what a test says of it means anything. */
export const buildRequirement = (id: string, fields: Partial<Requirement> = {}): Requirement => ({
  id: id as RequirementId,
  title: id,
  summary: '',
  description: '',
  category: 'commerce',
  tags: [],
  price: 100,
  currency: 'USD',
  estimateDays: 5,
  acceptanceCriteria: [],
  dependsOn: [],
  ...fields,
});
