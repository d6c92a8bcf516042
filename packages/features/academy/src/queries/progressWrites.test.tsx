import { configureRequest, request, type Transport } from '@quarterdeck/contract';
import { getCourse, saveCourseProgress } from '@quarterdeck/contract/endpoints/academy';
import type { AcademyCourse, AcademyCourseId, CourseProgress } from '@quarterdeck/contract/entities/academyCourse';
import { connectionOf } from '@quarterdeck/data/writes/connection';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { toasts } from '@quarterdeck/ui/Toast';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { academyQueries } from './academyQueries';
import { useCourseProgress } from './useCourseProgress';

/** Six steps, of which two are done. */
const id = 'course-01' as AcademyCourseId;
const lose: Transport = () => Promise.reject(new TypeError('No network'));
const refuse: Transport = () =>
  Promise.resolve(Response.json({ error: { code: 'server', message: 'No' } }, { status: 500 }));

/** A course with its writes, without a face. */
async function openCourse() {
  toasts.clear();
  const { api } = testClient();
  let answer: Transport = api.fetch;
  let saves = 0;
  configureRequest({
    transport: (sent) => {
      if (sent.method === 'PATCH') saves += 1;
      return answer(sent);
    },
    baseAddress: 'http://localhost/',
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const course = new QueryObserver(client, academyQueries.course(id));
  const list = new QueryObserver(client, academyQueries.courses());
  course.subscribe(() => undefined);
  list.subscribe(() => undefined);
  await Promise.all([course.refetch(), list.refetch()]);
  const undo = createUndoStack();
  const { result } = renderHook(() => useCourseProgress(), {
    wrapper: await hookProviders({ queryClient: client, undo }),
  });
  const shown = (): AcademyCourse => {
    const data = client.getQueryData(academyQueries.course(id).queryKey);
    if (!data) throw new Error('No course is shown');
    return data;
  };
  const elsewhere = async <T,>(act: () => Promise<T>): Promise<T> => {
    const before = answer;
    answer = api.fetch;
    return act().finally(() => {
      answer = before;
    });
  };
  return {
    ...result.current,
    shown,
    listed: () => client.getQueryData(academyQueries.courses().queryKey)?.find((one) => one.id === id)?.progress,
    saved: () => elsewhere(async () => (await request(getCourse, { query: { id } })).progress),
    saveElsewhere: (progress: CourseProgress) =>
      elsewhere(() => request(saveCourseProgress, { body: { id, progress } })),
    saves: () => saves,
    undo: () => undo.undoLast(),
    breakDown: () => {
      answer = refuse;
    },
    disconnect: async (act: () => void) => {
      answer = lose;
      act();
      await waitFor(() => expect(connectionOf(client).isLost).toBe(true));
    },
    reconnect: () => {
      answer = api.fetch;
      globalThis.dispatchEvent(new Event('online'));
    },
    repair: () => {
      answer = api.fetch;
    },
  };
}

const first = { currentStep: 2, completed: 2 };
const third = { currentStep: 3, completed: 3 };

describe('AC-1 useCourseProgress', () => {
  it('completes a step at once in the course and in the list, keeps the text, and saves it', async () => {
    const { complete, shown, listed, saved } = await openCourse();
    complete(shown(), 2);
    expect(shown().progress).toEqual(third);
    expect(listed()).toEqual(third);
    await waitFor(async () => expect(await saved()).toEqual(third));
    expect(shown().steps[0]?.content).toContain('<p>');
  });

  it('saves a step that is opened, and calls nothing for the one that was', async () => {
    const { open, shown, saved, saves } = await openCourse();
    open(shown(), 2);
    open(shown(), 5);
    await waitFor(async () => expect(await saved()).toEqual({ currentStep: 5, completed: 2 }));
    // What is waited for is the second one alone.
    expect(saves()).toBe(1);
  });

  it('says a failure, shows what holds, and tries again', async () => {
    const { complete, shown, listed, saved, breakDown, repair } = await openCourse();
    breakDown();
    complete(shown(), 2);
    await waitFor(() => expect(toasts.all()).toHaveLength(1));
    const [message] = toasts.all();
    expect(message?.title).toBe('Your progress in “Accessible by default” wasn’t saved');
    expect([shown().progress, listed()]).toEqual([first, first]);
    repair();
    message?.action?.onPress();
    await waitFor(async () => expect(await saved()).toEqual(third));
    expect(shown().progress).toEqual(third);
  });

  it('still offers to complete a step when another one was opened since', async () => {
    const { complete, open, shown, saved, breakDown, repair } = await openCourse();
    breakDown();
    complete(shown(), 2);
    await waitFor(() => expect(toasts.all()).toHaveLength(1));
    repair();
    open(shown(), 4);
    await waitFor(async () => expect(await saved()).toEqual({ currentStep: 4, completed: 2 }));
    toasts.all()[0]?.action?.onPress();
    await waitFor(async () => expect(await saved()).toEqual({ currentStep: 4, completed: 3 }));
  });

  it('waits for the connection, and takes nothing back that was done elsewhere meanwhile', async () => {
    const { open, shown, saved, saveElsewhere, disconnect, reconnect } = await openCourse();
    await disconnect(() => open(shown(), 0));
    expect(shown().progress).toEqual({ currentStep: 0, completed: 2 });
    expect(toasts.all()).toEqual([]);
    await saveElsewhere({ currentStep: 5, completed: 5 });
    reconnect();
    await waitFor(async () => expect(await saved()).toEqual({ currentStep: 0, completed: 5 }));
  });

  it('starts a course again, and undo brings back what was done', async () => {
    const { startAgain, shown, saved, undo } = await openCourse();
    startAgain(shown());
    expect(shown().progress).toEqual({ currentStep: 0, completed: 0 });
    await waitFor(async () => expect(await saved()).toEqual({ currentStep: 0, completed: 0 }));
    await undo();
    await waitFor(async () => expect(await saved()).toEqual(first));
  });
});
