import type { RequirementId } from '../entities/requirement';
import { paths } from '../index';

/** What a visitor was after who has to start a project first: the marketplace, or a requirement of it. */
export type Wanted = 'marketplace' | RequirementId;

/** Of the address of the questions: what their end leads to. */
export const wantedParameter = 'for';

/** The address of the questions. Apart from what reads it, as that brings schemas and many links need none. */
export const getStartedFor = (wanted: Wanted | undefined): string =>
  wanted === undefined
    ? paths.getStarted.href()
    : `${paths.getStarted.href()}?${new URLSearchParams({ [wantedParameter]: wanted })}`;
