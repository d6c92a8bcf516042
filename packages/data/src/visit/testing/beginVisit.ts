import { request } from '@quarterdeck/contract';
import { updateProject } from '@quarterdeck/contract/endpoints/project';
import type { Currency } from '@quarterdeck/contract/entities/currency';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { writeJson } from '@quarterdeck/ui/storage';
import { readVisit, visit } from '../visit';

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
