import { paths } from '../index';

/** Parameter of the backlog's address that says how many requirements have just come from the marketplace. */
export const addedParameter = 'added';

/** The backlog, which greets what was added. */
export const backlogWith = (added: number): string => `${paths.backlog.href()}?${addedParameter}=${added}`;
