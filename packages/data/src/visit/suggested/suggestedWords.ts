import type { Project } from '@quarterdeck/contract/entities/project';
import { useTranslation } from '@quarterdeck/i18n';
import { useCallback } from 'react';
import en from './translations/en.json';
import tr from './translations/tr.json';

/** The message of each goal and item that get started suggests, by what it is called in any language. */
const keys = new Map<string, string>(
  [en, tr].flatMap(({ suggested: { goal, starter } }) => [
    ...Object.entries(goal).map(([id, title]) => [title, `suggested.goal.${id}`] as const),
    ...Object.entries(starter).flatMap(([id, titles]) =>
      Object.entries(titles).map(([name, title]) => [title, `suggested.starter.${id}.${name}`] as const),
    ),
  ]),
);

/** A title in the words of `t` where get started suggested it; any other title as it is. */
export function suggestedWord(text: string, t: (key: string) => string): string {
  const key = keys.get(text);
  return key === undefined ? text : t(key);
}

/**
 * The project with what get started put into it in the words of `t`: the API keeps these titles as they were when the
 * project was made. What a person wrote, or changed, stays.
 */
export function withSuggestedWords(project: Project, t: (key: string) => string): Project {
  const inWords = (text: string) => suggestedWord(text, t);
  return {
    ...project,
    goals: project.goals.map(inWords),
    requirements: project.requirements.map((item) => {
      const title = item.requirementId === null ? inWords(item.title) : item.title;
      return title === item.title ? item : { ...item, title };
    }),
  };
}

/** `withSuggestedWords` in the language of the page, as the `select` of a query. */
export function useSuggestedWords(): (project: Project) => Project {
  const { t } = useTranslation();
  return useCallback((project) => withSuggestedWords(project, t), [t]);
}
