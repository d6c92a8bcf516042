import { sessionIdSchema } from '@quarterdeck/contract/entities/session';
import * as z from 'zod/mini';
import { defineTable, type Table } from '../core/table';
import { defineTrash } from '../core/trash';
import { readBacklogSeeds } from './backlogSeed';
import {
  backlogRecordSchema,
  projectRecordSchema,
  sessionRecordSchema,
  type BacklogRecord,
  type ProjectRecord,
  type SessionRecord,
} from './projectRecords';
import { readProjectSeed } from './projectSeed';
import { loadRequirements } from './requirementTable';

/** Visits. One is there from the start, so that the demo project can be opened. */
export const sessionTable = defineTable<SessionRecord>({
  name: 'product.sessions',
  schema: sessionRecordSchema,
  seed: async (now) => [{ id: z.parse(sessionIdSchema, 'session-01'), createdAt: now.toISOString() }],
});

/** Holds the demo project and what is created; a project exists in every scenario, only its backlog may be empty. */
export const projectTable = defineTable<ProjectRecord>({
  name: 'product.projects',
  schema: projectRecordSchema,
  seed: async (now) => {
    const { default: json } = await import('./seeds/project.json');
    return [readProjectSeed(json, now)];
  },
});

export const backlogTable: Table<BacklogRecord> = defineTable<BacklogRecord>({
  name: 'product.backlog',
  schema: backlogRecordSchema,
  seed: async (now) => {
    const [{ default: json }, requirements] = await Promise.all([import('./seeds/backlog.json'), loadRequirements()]);
    return readBacklogSeeds(json, requirements, now);
  },
  list: {
    // `largeBacklog.ts` makes the copies, project by project.
    enlarge: async (seed, stored) => {
      const items = (await stored.open(backlogTable)).list();
      return items.length > 0 ? items : seed;
    },
  },
});

export const deletedBacklogTable = defineTrash('product.deletedBacklog', backlogRecordSchema);
