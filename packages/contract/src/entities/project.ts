import * as z from 'zod/mini';
import { isMonday } from '../rules/calendar';
import { backlogItemPatchSchema, backlogItemSchema } from './backlogItem';
import { currencySchema, defaultCurrency } from './currency';

export const projectIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'ProjectId'>();
export type ProjectId = z.infer<typeof projectIdSchema>;

export const projectNameMinLength = 2;
export const projectNameMaxLength = 60;
export const projectGoalLimit = 3;

/** What a person who is invited may do. */
export const projectRoles = ['admin', 'member', 'viewer'] as const;
export type ProjectRole = (typeof projectRoles)[number];

export const projectNameSchema = z
  .string()
  .check(z.trim(), z.minLength(projectNameMinLength), z.maxLength(projectNameMaxLength));

export const projectStartDateSchema = z.iso.date().check(z.refine(isMonday, { error: 'Must be a Monday' }));

/** The most people that one project invites. */
export const projectInvitationLimit = 50;

/** Whom to invite; the server says when that was. */
export const newProjectInvitationSchema = z.object({
  email: z.email().check(z.maxLength(254)),
  role: z.enum(projectRoles),
  /** Sent by who takes a removal back, so that the invitation is the one it was. */
  invitedAt: z.optional(z.iso.datetime()),
});
export type NewProjectInvitation = z.infer<typeof newProjectInvitationSchema>;

export const projectInvitationSchema = z.extend(newProjectInvitationSchema, {
  /** ISO 8601 instant, UTC: when the invitation was sent last. */
  invitedAt: z.iso.datetime(),
});
export type ProjectInvitation = z.infer<typeof projectInvitationSchema>;

/** Whether two addresses are of one person, in whatever case they were typed. */
export const isSameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const projectSchema = z.object({
  id: projectIdSchema,
  name: projectNameSchema,
  /** One sentence; may be empty. */
  summary: z.string().check(z.maxLength(200)),
  /** Calendar day, ISO 8601; a Monday, from which the twelve weeks run. */
  startDate: projectStartDateSchema,
  currency: currencySchema,
  /** At most three. */
  goals: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))).check(z.maxLength(projectGoalLimit)),
  invitations: z.array(projectInvitationSchema).check(z.maxLength(projectInvitationLimit)),
  /** What is to be built, in words of the person; may be empty. */
  kind: z.string().check(z.maxLength(100)),
  /** Calendar day by which the person would like to be done. */
  targetDate: z.nullable(z.iso.date()),
  notes: z.nullable(z.string().check(z.maxLength(5_000))),
  /** The backlog, sorted by `order`. */
  requirements: z.array(backlogItemSchema),
  /** ISO 8601 instant, UTC. */
  createdAt: z.iso.datetime(),
});
export type Project = z.infer<typeof projectSchema>;

/** What a project is beside its backlog. */
const detailsSchema = z.omit(projectSchema, { id: true, requirements: true, createdAt: true });

export const projectPatchSchema = z.extend(z.partial(detailsSchema), {
  invitations: z.optional(z.array(newProjectInvitationSchema).check(z.maxLength(projectInvitationLimit))),
  requirements: z.optional(z.array(backlogItemPatchSchema)),
});
export type ProjectPatch = z.infer<typeof projectPatchSchema>;

/** What a new project is made of; only the name is needed. */
export const newProjectSchema = z.extend(projectPatchSchema, { name: projectNameSchema });
export type NewProject = z.infer<typeof newProjectSchema>;

/** What a project has for details that nobody gave. */
export const projectDefaults = {
  summary: '',
  currency: defaultCurrency,
  goals: [],
  invitations: [],
  kind: '',
  targetDate: null,
  notes: null,
} satisfies Partial<Project>;
