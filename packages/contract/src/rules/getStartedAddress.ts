import { requirementIdSchema, type Requirement } from '../entities/requirement';
import { paths } from '../index';
import { wantedParameter, type Wanted } from './getStartedFor';

/** What the address says that the visitor was after; undefined for the questions themselves. */
export const readWanted = (parameters: URLSearchParams): Wanted | undefined => {
  const wanted = parameters.get(wantedParameter);
  return wanted === 'marketplace' ? wanted : requirementIdSchema.safeParse(wanted).data;
};

/** The requirement that the visitor was after, if the marketplace has it. */
export const wantedOf = (wanted: Wanted | undefined, requirements: readonly Requirement[]): Requirement | undefined =>
  requirements.find(({ id }) => id === wanted);

/** Where the marketplace's side of the last question leads: to the requirement that was wanted, or to all of them. */
export const marketplaceFor = (wanted: Requirement | undefined): string =>
  wanted === undefined ? paths.marketplace.href() : paths.requirement.href(wanted.id);
