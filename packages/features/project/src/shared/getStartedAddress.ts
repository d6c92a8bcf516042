import { paths } from '@quarterdeck/contract';
import { requirementIdSchema, type Requirement, type RequirementId } from '@quarterdeck/contract/entities/requirement';

/** What a visitor was after who has to start a project first: the marketplace, or a requirement of it. */
export type Wanted = 'marketplace' | RequirementId;

/** Of the address of the questions: what their end leads to. */
const wantedParameter = 'for';

/** The address of the questions. */
export const getStartedFor = (wanted: Wanted | undefined): string =>
  wanted === undefined
    ? paths.getStarted.href()
    : `${paths.getStarted.href()}?${new URLSearchParams({ [wantedParameter]: wanted })}`;

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
