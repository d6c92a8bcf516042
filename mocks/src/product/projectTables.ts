import { backlogItemSchema } from '@quarterdeck/contract/entities/backlogItem';
import {
  newProjectInvitationSchema,
  projectIdSchema,
  projectInvitationLimit,
  projectSchema,
} from '@quarterdeck/contract/entities/project';
import { sessionIdSchema } from '@quarterdeck/contract/entities/session';
import * as z from 'zod/mini';
import { defineTable, type Table } from '../core/table';
import { defineTrash } from '../core/trash';
import { readBacklogSeeds } from './backlogSeed';
import { enlargeBacklogs } from './enlargeBacklogs';
import { readProjectSeed } from './projectSeed';
import { loadRequirements } from './requirementTable';

const sessionRecordSchema = z.object({ id: sessionIdSchema, createdAt: z.iso.datetime() });
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** Visits. One is there from the start, so that the demo project can be opened. */
export const sessionTable = defineTable<SessionRecord>({
  name: 'product.sessions',
  schema: sessionRecordSchema,
  seed: async (now) => [{ id: z.parse(sessionIdSchema, 'session-01'), createdAt: now.toISOString() }],
});

/** A project without its backlog, which has a table of its own; older versions stored no times of invitations. */
export const projectRecordSchema = z.extend(z.omit(projectSchema, { requirements: true }), {
  invitations: z.array(newProjectInvitationSchema).check(z.maxLength(projectInvitationLimit)),
});
export type ProjectRecord = z.infer<typeof projectRecordSchema>;

/** Holds the demo project and what is created; a project exists in every scenario, only its backlog may be empty. */
export const projectTable = defineTable<ProjectRecord>({
  name: 'product.projects',
  schema: projectRecordSchema,
  seed: async (now) => {
    const { default: json } = await import('./seeds/project.json');
    return [readProjectSeed(json, now)];
  },
});

export const backlogRecordSchema = z.extend(backlogItemSchema, { projectId: projectIdSchema });
export type BacklogRecord = z.infer<typeof backlogRecordSchema>;

export const backlogTable: Table<BacklogRecord> = defineTable<BacklogRecord>({
  name: 'product.backlog',
  schema: backlogRecordSchema,
  seed: async (now) => {
    const [{ default: json }, requirements] = await Promise.all([import('./seeds/backlog.json'), loadRequirements()]);
    return readBacklogSeeds(json, requirements, now);
  },
  list: {
    enlarge: async (seed, stored) => {
      const [projects, backlog] = await Promise.all([stored.open(projectTable), stored.open(backlogTable)]);
      return enlargeBacklogs(projects.list(), backlog.list(), seed);
    },
  },
});

export const deletedBacklogTable = defineTrash('product.deletedBacklog', backlogRecordSchema);
