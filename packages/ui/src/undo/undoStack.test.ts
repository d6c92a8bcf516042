import { describe, expect, it, vi } from 'vitest';
import { createUndoStack, undoSteps, type UndoableAction } from './undoStack';

interface Shown {
  labels: readonly string[];
  /** What the person presses; it stays the same while other actions join. */
  undo: () => Promise<void>;
  /** Whether it can be seen. */
  isOpen: boolean;
}

/** @param lasts whether messages stay until they are closed, so that the next action joins them. */
function stackWithMessages(lasts = false) {
  const shown: Shown[] = [];
  const said: string[] = [];
  const stack = createUndoStack(
    (labels, undo) => {
      const message = { labels, undo, isOpen: lasts };
      shown.push(message);
      return {
        update: (now) => {
          message.labels = now;
        },
        close: () => {
          message.isOpen = false;
        },
        isOpen: () => message.isOpen,
      };
    },
    (label) => said.push(label),
  );
  return { stack, shown, said };
}

describe('the undo stack', () => {
  it('says what was taken back, once it was, and nothing of what could not be', async () => {
    const { stack, said } = stackWithMessages();
    stack.offer({ label: 'broken', undo: () => Promise.reject(new Error('no')) });
    stack.offer({ label: 'refused', undo: () => Promise.resolve(false) });
    stack.offer({ label: 'moved', undo: () => undefined });
    await stack.undoLast();
    expect(said).toEqual(['moved']);
    await stack.undoLast();
    expect(said).toEqual(['moved']);
    await stack.undoLast().catch(() => undefined);
    expect(said).toEqual(['moved']);
  });

  it('takes actions back from the last to the first', async () => {
    const { stack } = stackWithMessages();
    const done: string[] = [];
    for (const label of ['first', 'second']) stack.offer({ label, undo: () => void done.push(label) });
    expect(await stack.undoLast()).toBe(true);
    expect(await stack.undoLast()).toBe(true);
    expect(await stack.undoLast()).toBe(false);
    expect(done).toEqual(['second', 'first']);
  });

  it('takes an action back once, by its message or by key', async () => {
    const { stack, shown } = stackWithMessages();
    const undo = vi.fn<() => void>();
    stack.offer({ label: 'action', undo });
    await shown[0]?.undo();
    await shown[0]?.undo();
    expect(await stack.undoLast()).toBe(false);
    expect(undo).toHaveBeenCalledOnce();
  });

  it('forgets the oldest action', async () => {
    const { stack } = stackWithMessages();
    const oldest = vi.fn<() => void>();
    stack.offer({ label: 'oldest', undo: oldest });
    for (let step = 0; step < undoSteps; step += 1) stack.offer({ label: `${step}`, undo: () => undefined });
    while (await stack.undoLast());
    expect(oldest).not.toHaveBeenCalled();
  });

  it('forgets all that was done, and closes what offered to take it back', async () => {
    const { stack, shown } = stackWithMessages(true);
    const undo = vi.fn<() => void>();
    stack.offer({ label: 'moved', undo });
    stack.forget();
    expect(stack.history()).toEqual([]);
    expect(await stack.undoLast()).toBe(false);
    expect(shown.map(({ isOpen }) => isOpen)).toEqual([false]);
    expect(undo).not.toHaveBeenCalled();
  });

  it('means the last action by key, also while it is being saved', async () => {
    const { stack, shown } = stackWithMessages();
    const done: string[] = [];
    const saving = Promise.withResolvers<UndoableAction | undefined>();
    stack.offer({ label: 'before', undo: () => void done.push('before') });
    stack.offer(saving.promise);
    const undone = stack.undoLast();
    saving.resolve({ label: 'late', undo: () => void done.push('late') });
    await undone;
    expect(done).toEqual(['late']);
    expect(shown.map(({ labels }) => labels)).toEqual([['before']]);
  });

  it('shows an action when it is saved, and forgets one of which nothing came', async () => {
    const { stack, shown } = stackWithMessages();
    stack.offer(Promise.resolve({ label: 'saved', undo: () => undefined }));
    stack.offer(Promise.resolve(undefined));
    stack.offer(Promise.reject(new Error('offline')));
    await Promise.resolve();
    await Promise.resolve();
    expect(shown.map(({ labels }) => labels)).toEqual([['saved']]);
    expect(await stack.undoLast()).toBe(true);
    expect(await stack.undoLast()).toBe(false);
  });

  it('offers in one message what is done while a message can be seen', async () => {
    const { stack, shown, said } = stackWithMessages(true);
    for (const label of ['first', 'second', 'third']) stack.offer({ label, undo: () => undefined });
    const open = () => shown.filter(({ isOpen }) => isOpen).map(({ labels }) => labels);
    expect(open()).toEqual([['first', 'second', 'third']]);
    await stack.undoLast();
    expect(open()).toEqual([['first', 'second']]);
    await shown[0]?.undo();
    expect(open()).toEqual([]);
    expect(shown).toHaveLength(1);
    expect(said).toEqual(['third', 'second', 'first']);
    expect(await stack.undoLast()).toBe(false);
  });

  it('takes back the rest of a message when one action of it cannot be', async () => {
    const { stack, shown, said } = stackWithMessages(true);
    stack.offer({ label: 'first', undo: () => undefined });
    stack.offer({ label: 'broken', undo: () => Promise.reject(new Error('no')) });
    stack.offer({ label: 'third', undo: () => undefined });
    await expect(shown.at(-1)?.undo()).rejects.toThrow('Not every action could be taken back');
    expect(said).toEqual(['third', 'first']);
  });

  it('tells what can be taken back, the last first, and takes back to any of it (UN-1)', async () => {
    const { stack, said } = stackWithMessages();
    const saving = Promise.withResolvers<UndoableAction | undefined>();
    for (const label of ['first', 'second', 'third']) stack.offer({ label, undo: () => undefined });
    stack.offer(saving.promise);
    const labels = () => stack.history().map(({ label }) => label);
    expect(labels()).toEqual(['third', 'second', 'first']);
    const [, second] = stack.history();
    const undone = second?.undoToHere();
    saving.resolve({ label: 'late', undo: () => undefined });
    await undone;
    expect(said).toEqual(['late', 'third', 'second']);
    expect(labels()).toEqual(['first']);
    await second?.undoToHere();
    expect(labels()).toEqual(['first']);
  });

  it('goes on to here when one of the later actions cannot be taken back', async () => {
    const { stack, said } = stackWithMessages();
    stack.offer({ label: 'first', undo: () => undefined });
    stack.offer({ label: 'broken', undo: () => Promise.reject(new Error('no')) });
    await expect(stack.history()[1]?.undoToHere()).rejects.toThrow('Not every action could be taken back');
    expect(said).toEqual(['first']);
    expect(stack.history()).toEqual([]);
  });
});
