import { buildCourse } from '@quarterdeck/mocks/academy/buildCourse';
import { describe, expect, it } from 'vitest';
import { addProgress, shownStep, stepMinutes, stepParameter, strokesOf } from './courseSteps';

const steps = Array.from({ length: 6 }, (_, order) => ({ order, title: `${order}`, subtitle: '' }));
const course = buildCourse({ steps, duration: 25, progress: { currentStep: 2, completed: 2 } });

describe('AC-1 the step of an address', () => {
  it.each([
    ['3', 2],
    ['1', 0],
    ['0', 0],
    ['-4', 0],
    ['99', 5],
    ['Infinity', 5],
    ['2.5', 1],
  ])('%s shows the nearest there is', (text, step) => expect(shownStep(text, course)).toBe(step));

  it.each([null, '', ' ', 'abc', 'NaN', 'done'])('%s shows where one left off', (text) => {
    expect(shownStep(text, course)).toBe(2);
  });

  it('shows that a course is done once it is, and its last step where somebody left off', () => {
    const done = { ...course, progress: { currentStep: 5, completed: 6 } };
    expect(shownStep('done', done)).toBe('done');
    expect(shownStep(null, done)).toBe(5);
  });

  it('fits progress that lies outside of the course', () => {
    expect(shownStep(null, { ...course, progress: { currentStep: 40, completed: -1 } })).toBe(5);
  });

  it('is written as it is read', () => {
    for (const shown of [0, 5]) expect(shownStep(stepParameter(shown), course)).toBe(shown);
    expect(stepParameter('done')).toBe('done');
  });
});

it('AC-1 a step takes its share of the minutes, and at least one', () => {
  expect(stepMinutes(course)).toBe(4);
  expect(stepMinutes({ duration: 1, totalSteps: 6 })).toBe(1);
});

it('AC-1 what is done stays done, whatever is opened', () => {
  const now = { currentStep: 2, completed: 4 };
  expect(addProgress(now, { currentStep: 0, completed: 0 }, 6)).toEqual({ currentStep: 0, completed: 4 });
  expect(addProgress(now, { currentStep: 5, completed: 5 }, 6)).toEqual({ currentStep: 5, completed: 5 });
  expect(addProgress(now, { currentStep: 99, completed: 99 }, 6)).toEqual({ currentStep: 5, completed: 6 });
});

it('AC-1 a scale has four strokes a step, until it would be too long', () => {
  expect([1, 6, 12, 400].map(strokesOf)).toEqual([4, 24, 48, 48]);
});
