import type { BrowserStorage } from '../entities/browserStorage';

/** Names of the screens on which `/` may end, as `paths` has them. */
export const startPages = ['home', 'getStarted', 'marketplace', 'backlog'] as const;
export type StartPage = (typeof startPages)[number];

/**
 * Where `/` leads. A session and a project lead to the backlog; to the marketplace only who prefers to start
 * there and has nothing selected yet.
 */
export function startPage({ sessionId, project, goMarketplace, projectRequirements }: BrowserStorage): StartPage {
  if (sessionId === undefined) return 'home';
  if (project === undefined) return 'getStarted';
  return goMarketplace && projectRequirements.length === 0 ? 'marketplace' : 'backlog';
}
