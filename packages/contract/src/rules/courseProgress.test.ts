import { describe, expect, it } from 'vitest';
import { completeStep, courseStateOf, fitProgress } from './courseProgress';

describe('fitProgress', () => {
  it.each([
    [
      { currentStep: 2, completed: 1 },
      { currentStep: 2, completed: 1 },
    ],
    [
      { currentStep: 4, completed: 5 },
      { currentStep: 4, completed: 5 },
    ],
    [
      { currentStep: 5, completed: 6 },
      { currentStep: 4, completed: 5 },
    ],
    [
      { currentStep: -1, completed: -7 },
      { currentStep: 0, completed: 0 },
    ],
  ])('moves %j into a course of five steps', (progress, wanted) => {
    expect(fitProgress(progress, 5)).toEqual(wanted);
  });
});

describe('courseStateOf', () => {
  it.each([
    [0, 0, 'new'],
    [1, 0, 'started'],
    [0, 1, 'started'],
    [4, 4, 'started'],
    [0, 5, 'completed'],
  ] as const)('calls a course at step %i with %i of five done %s', (currentStep, completed, state) => {
    expect(courseStateOf({ progress: { currentStep, completed }, totalSteps: 5 })).toBe(state);
  });
});

describe('completeStep', () => {
  it('leads through a course until it is completed', () => {
    let progress = { currentStep: 0, completed: 0 };
    for (const wanted of [1, 2, 2]) {
      progress = completeStep(progress, 3);
      expect(progress.currentStep).toBe(wanted);
    }
    expect(courseStateOf({ progress, totalSteps: 3 })).toBe('completed');
  });

  it('takes nothing back when an earlier step is done again', () => {
    expect(completeStep({ currentStep: 0, completed: 4 }, 5)).toEqual({ currentStep: 1, completed: 4 });
  });
});
