import { currencySchema } from '@quarterdeck/contract/entities/currency';
import {
  projectGoalLimit,
  projectNameSchema,
  projectStartDateSchema,
  type Project,
  type ProjectId,
  type ProjectPatch,
} from '@quarterdeck/contract/entities/project';
import { storedTexts } from '@quarterdeck/ui/storage';

/** What of a project its settings change, as the fields hold it. */
export interface ProjectDetails extends Pick<Project, 'name' | 'summary' | 'startDate' | 'currency'> {
  /** As many as a project can have; those that are not used are empty. */
  goals: readonly string[];
}

export function detailsOf({ name, summary, startDate, currency, goals }: Project): ProjectDetails {
  const places = Array.from({ length: projectGoalLimit }, (_, place) => goals[place] ?? '');
  return { name, summary, startDate, currency, goals: places };
}

/** What is wrong with a name, as a key of the messages `settings.project.problem`; undefined when nothing is. */
export function nameProblemOf(name: string): 'nameMissing' | 'nameLength' | undefined {
  if (name.trim() === '') return 'nameMissing';
  return projectNameSchema.safeParse(name).success ? undefined : 'nameLength';
}

/** What has to be saved: the fields that differ, trimmed and without empty goals. Empty when all is as it was. */
export function changesOf(
  project: Project,
  { name, summary, startDate, currency, goals }: ProjectDetails,
): ProjectPatch {
  const wanted = {
    name: name.trim(),
    summary: summary.trim(),
    startDate,
    currency,
    goals: goals.map((goal) => goal.trim()).filter((goal) => goal !== ''),
  };
  const fields = Object.keys(wanted) as (keyof typeof wanted)[];
  const changed = fields.filter((field) => JSON.stringify(wanted[field]) !== JSON.stringify(project[field]));
  return Object.fromEntries(changed.map((field) => [field, wanted[field]]));
}

/** Days that can be chosen as the start, soonest first: the one that is saved, also when it has passed, and `mondays`. */
export const startChoices = (saved: string, mondays: readonly string[]): string[] =>
  [...new Set([saved, ...mondays])].toSorted();

/** What was changed of a project and is not saved yet survives a reload under this key. */
export const projectDraftKey = (id: ProjectId): string => `qd:settings.project.${id}`;

/** Longest text that is kept of any field. */
const longest = 200;

/** Takes over what can be read of a stored draft; undefined for what is none. */
export function parseProjectDraft(value: unknown): Partial<ProjectDetails> | undefined {
  const texts = storedTexts(value, ['name', 'summary', 'startDate', 'currency'], longest);
  if (texts === undefined) return undefined;
  const { startDate, currency, ...rest } = texts;
  const day = projectStartDateSchema.safeParse(startDate);
  const code = currencySchema.safeParse(currency);
  const goals = goalsOf(value);
  return {
    ...rest,
    ...(day.success ? { startDate: day.data } : {}),
    ...(code.success ? { currency: code.data } : {}),
    ...(goals === undefined ? {} : { goals }),
  };
}

/** As many as a project can have, as the fields hold them; undefined where there is no list. */
function goalsOf(value: unknown): string[] | undefined {
  const goals = typeof value === 'object' && value !== null && 'goals' in value ? value.goals : undefined;
  if (!Array.isArray(goals)) return undefined;
  return Array.from({ length: projectGoalLimit }, (_, place) => {
    const goal: unknown = goals[place];
    return typeof goal === 'string' ? goal.slice(0, longest) : '';
  });
}
