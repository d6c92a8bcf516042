import { currencySchema } from '@quarterdeck/contract/entities/currency';
import { projectGoalLimit, projectStartDateSchema, type ProjectId } from '@quarterdeck/contract/entities/project';
import { storedTexts } from '@quarterdeck/ui/storage';
import type { ProjectDetails } from './projectDetails';

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
