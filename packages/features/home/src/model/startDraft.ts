import { backlogTitleMaxLength } from '@quarterdeck/contract/entities/backlogItem';
import { currencySchema, defaultCurrency } from '@quarterdeck/contract/entities/currency';
import {
  newProjectInvitationSchema,
  projectGoalLimit,
  projectInvitationLimit,
  projectNameSchema,
  projectRoles,
  projectStartDateSchema,
  type NewProjectInvitation,
  type ProjectRole,
} from '@quarterdeck/contract/entities/project';
import { takeTyped } from '@quarterdeck/contract/rules/invitations';
import { isSameTitle } from '@quarterdeck/contract/rules/sameTitle';
import { goalIds, type GoalId } from './goals';

/** The four questions, in order. */
export const startSteps = ['project', 'people', 'goals', 'backlog'] as const;
export type StartStep = (typeof startSteps)[number];

/** What was answered so far; kept in the browser until the project is made. */
export const emptyDraft = {
  name: '',
  summary: '',
  /** Calendar day, ISO 8601; null until one is chosen, and the soonest is meant. */
  startDate: null as string | null,
  currency: defaultCurrency,
  invitations: [] as NewProjectInvitation[],
  /** What stands in the field for addresses and is no invitation yet. */
  email: '',
  /** What the next person may do. */
  role: 'member' as ProjectRole,
  goals: [] as GoalId[],
  /** Ids of suggestions that were removed. */
  removed: [] as string[],
  /** Titles of items of the person's own, in order. */
  own: [] as string[],
  /** What stands in the field for such items and is none yet. */
  typedItem: '',
};
export type StartDraft = typeof emptyDraft;

/** Longest text that is kept of any answer. */
const longest = 500;
const mostItems = 50;
/** One that is too long is kept to be shortened. */
const longestTypedItem = 5_000;
/** So many addresses can be pasted at once. */
const longestAddresses = projectInvitationLimit * 256;

/** Takes over what can be read of a stored draft; undefined for what is none. */
export function parseDraft(value: unknown): StartDraft | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const stored = new Map<string, unknown>(Object.entries(value));
  const text = (key: string, length = longest) => {
    const given = stored.get(key);
    return typeof given === 'string' ? given.slice(0, length) : '';
  };
  const list = <T>(key: string, read: (item: unknown) => T | undefined): T[] => {
    const given = stored.get(key);
    if (!Array.isArray(given)) return [];
    return given.slice(0, mostItems).flatMap((item) => read(item) ?? []);
  };
  return {
    name: text('name'),
    summary: text('summary'),
    startDate: projectStartDateSchema.safeParse(stored.get('startDate')).data ?? null,
    currency: currencySchema.safeParse(stored.get('currency')).data ?? defaultCurrency,
    invitations: list('invitations', (item) => newProjectInvitationSchema.safeParse(item).data),
    email: text('email', longestAddresses),
    role: projectRoles.find((role) => role === stored.get('role')) ?? emptyDraft.role,
    goals: [...new Set(list('goals', (item) => goalIds.find((goal) => goal === item)))].slice(0, projectGoalLimit),
    removed: list('removed', (item) => (typeof item === 'string' ? item.slice(0, longest) : undefined)),
    typedItem: text('typedItem', longestTypedItem),
    own: list('own', (item) => (typeof item === 'string' && item.trim() !== '' ? item.slice(0, longest) : undefined)),
  };
}

/** The draft with a day to start on: the soonest one, until another is chosen. */
export const withStart = (draft: StartDraft, mondays: readonly string[]): StartDraft => ({
  ...draft,
  startDate: draft.startDate ?? mondays[0] ?? null,
});

/** The draft with what stands in the field for items of the person's own as the last of them, unless it is one already. */
export const withTypedItem = (draft: StartDraft): StartDraft => {
  const typed = draft.typedItem.trim();
  const isNew = typed !== '' && !draft.own.some((title) => isSameTitle(title, typed));
  return { ...draft, typedItem: '', own: isNew ? [...draft.own, typed] : draft.own };
};

/** Whether what stands in the field for items is longer than a title can be. */
export const hasTooLongItem = ({ typedItem }: StartDraft): boolean => typedItem.trim().length > backlogTitleMaxLength;

/** A field with what is wrong with it, as a key of the messages `getStarted.problem`. */
export interface StartProblem {
  field: 'name' | 'startDate';
  key: 'nameMissing' | 'nameLength' | 'datePast';
}

/**
 * What keeps the first step from being left.
 * @param mondays the days on which a project can start by now.
 */
export function problemsOf(step: StartStep, draft: StartDraft, mondays: readonly string[]): StartProblem[] {
  if (step !== 'project') return [];
  const problems: StartProblem[] = [];
  if (draft.name.trim() === '') problems.push({ field: 'name', key: 'nameMissing' });
  else if (!projectNameSchema.safeParse(draft.name).success) problems.push({ field: 'name', key: 'nameLength' });
  if (draft.startDate !== null && !mondays.includes(draft.startDate))
    problems.push({ field: 'startDate', key: 'datePast' });
  return problems;
}

const isAnswered = (step: StartStep, draft: StartDraft, mondays: readonly string[]) => {
  if (problemsOf(step, draft, mondays).length > 0) return false;
  if (step !== 'people') return true;
  const { wrong, beyond } = takeTyped(draft);
  return wrong.length === 0 && beyond.length === 0;
};

/** The step that an address asks for; never one behind a step that is not answered yet. */
export function stepAt(parameter: string | null, draft: StartDraft, mondays: readonly string[]): StartStep {
  const wanted = Math.min(Math.max(1, Math.floor(Number(parameter)) || 1), startSteps.length) - 1;
  const open = startSteps.findIndex((step) => !isAnswered(step, draft, mondays));
  return startSteps[open === -1 ? wanted : Math.min(open, wanted)] ?? 'project';
}
