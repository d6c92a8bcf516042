import { fuzzySearch, type FuzzyHit } from '@quarterdeck/ui/fuzzySearch';

export const helpTopics = ['backlog', 'marketplace', 'payment'] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** Ids of the questions below each topic; they are the `#` of their addresses too. */
export const helpQuestions: Record<HelpTopic, readonly string[]> = {
  backlog: ['items', 'order', 'capacity', 'import', 'undo'],
  marketplace: ['choose', 'dependencies', 'free', 'discard', 'quote'],
  payment: ['price', 'cards', 'twice', 'receipt', 'refund'],
};

export interface HelpQuestion {
  /** Such as `payment-refund`. */
  id: string;
  topic: HelpTopic;
  title: string;
  text: string;
}

/** All questions in the words of a language. */
export function questionsIn(t: (key: string) => string): HelpQuestion[] {
  return helpTopics.flatMap((topic) =>
    helpQuestions[topic].map((name) => ({
      id: `${topic}-${name}`,
      topic,
      title: t(`help.${topic}.${name}.title`),
      text: t(`help.${topic}.${name}.text`),
    })),
  );
}

/** Those in whose question or answer a text is found, also with a typo; all for an empty one. */
export function findQuestions(questions: readonly HelpQuestion[], search: string): FuzzyHit<HelpQuestion>[] {
  return fuzzySearch(questions, ({ title, text }) => [title, text], search);
}
