import { backlogItemSchema, newBacklogItem, type BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { projectDefaults, projectSchema, type Project } from '@quarterdeck/contract/entities/project';
import * as z from 'zod/mini';

/** The moment at which records made by hand came to be. */
const createdAt = '2026-03-02T08:00:00.000Z';

/** A project by hand: what is not given is as in a new one without a backlog. */
export function buildProject(overrides: Partial<z.input<typeof projectSchema>> = {}): Project {
  return z.parse(projectSchema, {
    ...projectDefaults,
    id: 'project-built',
    name: 'Lighthouse tours',
    startDate: '2026-03-16',
    requirements: [],
    createdAt,
    ...overrides,
  });
}

/** An item by hand: what is not given is as in one of a person's own that has just been written. */
export function buildBacklogItem(overrides: Partial<z.input<typeof backlogItemSchema>> = {}): BacklogItem {
  const id = z.parse(backlogItemSchema.shape.id, 'item-built');
  const item = newBacklogItem({ id, key: 'LT-001', title: 'Draw the map of the tour', order: 0, createdAt });
  return z.parse(backlogItemSchema, { ...item, ...overrides });
}
