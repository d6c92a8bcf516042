import { expect, it } from 'vitest';
import en from '../translations/en.json';
import { findQuestions, helpQuestions, questionsIn } from './questions';

const t = (key: string): string =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], en) as string;
const questions = questionsIn(t);

it('HP-1 has questions on backlog, marketplace and payment, each with its own address', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(Object.values(helpQuestions).flat().length);
  expect(questions.every(({ title, text }) => title !== '' && text !== '')).toBe(true);
});

it('HP-1 finds in questions and answers, whatever the case', () => {
  expect(findQuestions(questions, 'REFUND').map(({ item }) => item.id)).toContain('payment-refund');
  expect(findQuestions(questions, 'refudn')[0]?.item.id).toBe('payment-refund');
  expect(findQuestions(questions, '  ')).toHaveLength(questions.length);
  expect(findQuestions(questions, '(.*)+')).toEqual([]);
});
