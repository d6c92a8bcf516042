import { paths, request } from '@quarterdeck/contract';
import { updateProject } from '@quarterdeck/contract/endpoints/project';
import type { Currency } from '@quarterdeck/contract/entities/currency';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { writeJson } from '@quarterdeck/ui/storage';
import { waitFor, within } from 'storybook/test';
import { project } from '../manifest';
import { readVisit, visit } from '../visit/visit';

/** Where a way out of the marketplace ends in its stories: an empty page in the same frame. */
const endAt = (path: string) => ({
  id: path,
  path,
  screen: path,
  layout: 'centered' as const,
  load: () => Promise.resolve({ default: () => null }),
  titleKey: 'marketplace.title',
});

/** The feature, with ends for the ways that lead out of the marketplace. */
export const marketplaceStage = {
  ...project,
  routes: [...project.routes, endAt(paths.backlog.pattern), endAt(paths.payment.pattern)],
};

/** What stories of the marketplace share: whose visit it is, and how a person finds things. */
export type Canvas = ReturnType<typeof within>;

/** A requirement as it is stored when it is selected: its id and its price. */
export type Chosen = readonly [id: string, price: number];

/** Requirements that the demo project does not have yet. */
export const offered = {
  signIn: ['QD-011', 0],
  roles: ['QD-015', 980],
  gallery: ['QD-007', 560],
  darkTheme: ['QD-002', 0],
  legalPages: ['QD-004', 0],
} as const satisfies Record<string, Chosen>;

/** Begins the visit of the demo project with these requirements selected. @returns takes all of it back. */
export function beginVisit(selection: readonly Chosen[] = [], currency: Currency = 'USD'): () => void {
  visit.begin('session-01' as SessionId);
  visit.keepProject({ id: 'project-01' as ProjectId, name: 'Harbour CRM', currency });
  writeJson(
    'projectRequirements',
    selection.map(([id, price]) => ({ id, price })),
  );
  return visit.forget;
}

/** The demo project is kept in this currency, at the server too, which knows it better than the browser. */
export async function inCurrency(currency: Currency, end: () => void): Promise<() => void> {
  const projectId = 'project-01' as ProjectId;
  await request(updateProject, { params: { projectId }, body: { project: { currency } } });
  return end;
}

/** Ids of what the browser keeps as selected. */
export const storedIds = (): string[] => readVisit().projectRequirements.map(({ id }) => id);

/** The list of cards, once it shows what the API answered and the tools that come after it are there. */
export async function findCards(canvas: Canvas): Promise<HTMLElement> {
  await waitFor(() => within(canvas.getByRole('list', { name: 'Requirements' })).getAllByRole('article'));
  await canvas.findByRole('button', { name: /Sort by/ });
  return canvas.getByRole('list', { name: 'Requirements' });
}

/** The voyage beside the list. */
export const findVoyage = (canvas: Canvas) => canvas.findByRole('region', { name: 'Your voyage' });

/** Titles of the cards or rows in sight, from the first to the last. */
export const shownTitles = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Requirements' }))
    .getAllByRole('article')
    .map((card) => card.querySelector('[data-part="card-link"]')?.textContent);

/** The way to the backlog, with the number of its items once that is known. */
export const findBacklogLink = (canvas: Canvas): Promise<HTMLElement> =>
  canvas.findByRole('link', { name: /^Backlog \d/ });

/** Where announcements are spoken. */
export const announced = () => document.querySelector('[data-part="live-region"]');
