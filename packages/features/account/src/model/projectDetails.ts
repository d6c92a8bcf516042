import type { Currency } from '@quarterdeck/contract/entities/currency';
import {
  projectGoalLimit,
  projectNameSchema,
  type Project,
  type ProjectPatch,
} from '@quarterdeck/contract/entities/project';

/** What of a project its settings change, as the fields hold it. */
export interface ProjectDetails {
  name: string;
  summary: string;
  /** Calendar day, ISO 8601. */
  startDate: string;
  currency: Currency;
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
export function changesOf(project: Project, details: ProjectDetails): ProjectPatch {
  const { startDate, currency } = details;
  const name = details.name.trim();
  const summary = details.summary.trim();
  const goals = details.goals.map((goal) => goal.trim()).filter((goal) => goal !== '');
  const hasOtherGoals = goals.length !== project.goals.length || goals.some((goal, at) => goal !== project.goals[at]);
  return {
    ...(name === project.name ? {} : { name }),
    ...(summary === project.summary ? {} : { summary }),
    ...(startDate === project.startDate ? {} : { startDate }),
    ...(currency === project.currency ? {} : { currency }),
    ...(hasOtherGoals ? { goals } : {}),
  };
}

/** Days that can be chosen as the start, soonest first: the one that is saved, also when it has passed, and `mondays`. */
export const startChoices = (saved: string, mondays: readonly string[]): string[] =>
  [...new Set([saved, ...mondays])].toSorted();
