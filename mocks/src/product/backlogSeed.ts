import { backlogItemSchema, newBacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { projectIdSchema } from '@quarterdeck/contract/entities/project';
import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { dayOf } from '@quarterdeck/contract/rules/calendar';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { seedMomentSchema, toInstant } from '../core/seedMoment';
import { fieldsOf } from './backlogItems';
import type { BacklogRecord } from './projectRecords';

const { shape } = backlogItemSchema;

/** What an item has in `seeds/backlog.json` wherever it comes from. */
const common = {
  id: shape.id,
  status: shape.status,
  labels: withDefault(shape.labels, []),
  assigneeId: withDefault(shape.assigneeId, null),
  /** How many of the criteria, from the first on, are met. */
  done: withDefault(z.int(), 0),
  /** Days from today. */
  due: z.optional(z.int()),
  created: seedMomentSchema,
  comments: withDefault(z.array(z.object({ authorId: z.string(), text: z.string(), at: seedMomentSchema })), []),
};

/** An item of the marketplace takes the rest from its requirement; its order is its place in the file. */
const backlogSeedSchema = z.union([
  z.object({ ...common, requirementId: z.string() }),
  z.object({
    ...common,
    key: shape.key,
    title: shape.title,
    description: withDefault(shape.description, ''),
    estimateDays: withDefault(shape.estimateDays, null),
    criteria: withDefault(z.array(z.string()), []),
  }),
]);

/** Reads the seed file; days are counted from the day of `now`, and what costs something has been paid. */
export function readBacklogSeeds(
  json: unknown,
  requirements: ReadonlyMap<string, Requirement>,
  now: Date,
): BacklogRecord[] {
  const projectId = z.parse(projectIdSchema, 'project-01');
  return z.parse(z.array(backlogSeedSchema), json).map((seed, order) => {
    const { id, status, labels, assigneeId, done, due } = seed;
    const createdAt = toInstant(seed.created, now);
    const own = 'requirementId' in seed ? requirementFields(requirements, seed.requirementId) : ownFields(seed);
    return {
      ...newBacklogItem({ id, key: own.key, title: own.title, order, createdAt }),
      ...own,
      projectId,
      status,
      labels,
      assigneeId,
      acceptanceCriteria: own.acceptanceCriteria.map(({ text }, index) => ({ text, done: index < done })),
      dueDate: due === undefined ? null : dayOf(new Date(toInstant({ day: due, time: '12:00' }, now))),
      comments: seed.comments.map(({ at, ...comment }, index) => ({
        ...comment,
        id: `${id}-${index + 1}`,
        createdAt: toInstant(at, now),
      })),
    };
  });
}

function requirementFields(requirements: ReadonlyMap<string, Requirement>, id: string) {
  const requirement = requirements.get(id);
  if (requirement === undefined) throw new Error(`The backlog names ${id}, which is not in the marketplace`);
  return fieldsOf(requirement, true);
}

interface OwnSeed {
  key: string;
  title: string;
  description: string;
  estimateDays: number | null;
  criteria: readonly string[];
}

function ownFields({ key, title, description, estimateDays, criteria }: OwnSeed) {
  const acceptanceCriteria = criteria.map((text) => ({ text, done: false }));
  return { key, title, description, estimateDays, acceptanceCriteria };
}
