import * as z from 'zod/mini';
import { currencySchema, priceSchema } from './currency';
import { estimateDaysSchema, requirementIdSchema } from './requirement';

export const backlogItemIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'BacklogItemId'>();
export type BacklogItemId = z.infer<typeof backlogItemIdSchema>;

/** In the order in which a backlog shows its groups. */
export const backlogStatuses = ['now', 'next', 'later', 'done'] as const;
export type BacklogStatus = (typeof backlogStatuses)[number];
export const defaultBacklogStatus: BacklogStatus = 'next';

/** `paid` once a receipt names the requirement; own and free items stay `none`. */
export const backlogPayments = ['none', 'paid'] as const;
export type BacklogPayment = (typeof backlogPayments)[number];

export const backlogTitleMaxLength = 200;

export const acceptanceCriterionSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(500)),
  done: z.boolean(),
});
export type AcceptanceCriterion = z.infer<typeof acceptanceCriterionSchema>;

export const backlogCommentSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Id of a user. */
  authorId: z.string().check(z.maxLength(100)),
  /** Plain text. */
  text: z.string().check(z.minLength(1), z.maxLength(5_000)),
  /** ISO 8601 instant, UTC. */
  createdAt: z.iso.datetime(),
});
export type BacklogComment = z.infer<typeof backlogCommentSchema>;

export const backlogItemSchema = z.object({
  id: backlogItemIdSchema,
  /** Shown beside the title: the requirement's id, or letters of the project and a number (`HC-094`). */
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Where it comes from; null for an item that the person wrote. */
  requirementId: z.nullable(requirementIdSchema),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(backlogTitleMaxLength)),
  /** Plain text. */
  description: z.string().check(z.maxLength(20_000)),
  /** Working days; null while nobody has estimated it. */
  estimateDays: z.nullable(estimateDaysSchema),
  /** In `currency`; 0 for own and free items. */
  price: priceSchema,
  /** In which it was paid; absent while it is not paid, and then the price is in the project's currency. */
  currency: z.optional(currencySchema),
  payment: z.enum(backlogPayments),
  status: z.enum(backlogStatuses),
  labels: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(20)),
  /** Id of a contact (`contacts.all`) or of the user, the e-mail of somebody invited to the project, or nobody. */
  assigneeId: z.nullable(z.string().check(z.maxLength(254))),
  acceptanceCriteria: z.array(acceptanceCriterionSchema).check(z.maxLength(100)),
  /** Oldest first. */
  comments: z.array(backlogCommentSchema).check(z.maxLength(1_000)),
  /** Calendar day, ISO 8601. */
  dueDate: z.nullable(z.iso.date()),
  /** Place in the project, from 0 without gaps. */
  order: z.int().check(z.nonnegative()),
  /** ISO 8601 instant, UTC. */
  createdAt: z.iso.datetime(),
});
export type BacklogItem = z.infer<typeof backlogItemSchema>;

/**
 * A changed or new item, as a project's patch carries it: with `id` the fields that change, without
 * `id` a new item, which needs a title or a requirement.
 */
export const backlogItemPatchSchema = z.partial(
  z.omit(backlogItemSchema, { key: true, price: true, currency: true, payment: true, createdAt: true }),
);
export type BacklogItemPatch = z.infer<typeof backlogItemPatchSchema>;

/** A new item of a person's own: nothing but its title is known, and it stands at the end. */
export function newBacklogItem(item: Pick<BacklogItem, 'id' | 'key' | 'title' | 'order' | 'createdAt'>): BacklogItem {
  return {
    ...item,
    requirementId: null,
    description: '',
    estimateDays: null,
    price: 0,
    payment: 'none',
    status: defaultBacklogStatus,
    labels: [],
    assigneeId: null,
    acceptanceCriteria: [],
    comments: [],
    dueDate: null,
  };
}
