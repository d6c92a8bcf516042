import { describe, expect, it, vi } from 'vitest';
import { createUndoStack, undoSteps, type UndoableAct } from './undoStack';

function stackWithMessages() {
  const shown: { label: string; undo: () => Promise<void>; close: ReturnType<typeof vi.fn<() => void>> }[] = [];
  const stack = createUndoStack((label, undo) => {
    const close = vi.fn<() => void>();
    shown.push({ label, undo, close });
    return close;
  });
  return { stack, shown };
}

describe('the undo stack', () => {
  it('says what was taken back, once it was, and nothing of what could not be', async () => {
    const said: string[] = [];
    const stack = createUndoStack(
      () => () => undefined,
      (label) => said.push(label),
    );
    stack.offer({ label: 'broken', undo: () => Promise.reject(new Error('no')) });
    stack.offer({ label: 'moved', undo: () => undefined });
    await stack.undoLast();
    expect(said).toEqual(['moved']);
    await stack.undoLast().catch(() => undefined);
    expect(said).toEqual(['moved']);
  });

  it('takes acts back from the last to the first, and closes the message of each', async () => {
    const { stack, shown } = stackWithMessages();
    const done: string[] = [];
    for (const label of ['first', 'second']) stack.offer({ label, undo: () => void done.push(label) });
    expect(await stack.undoLast()).toBe(true);
    expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([0, 1]);
    expect(await stack.undoLast()).toBe(true);
    expect(await stack.undoLast()).toBe(false);
    expect(done).toEqual(['second', 'first']);
  });

  it('takes an act back once, by its message or by key', async () => {
    const { stack, shown } = stackWithMessages();
    const undo = vi.fn<() => void>();
    stack.offer({ label: 'act', undo });
    await shown[0]?.undo();
    await shown[0]?.undo();
    expect(await stack.undoLast()).toBe(false);
    expect(undo).toHaveBeenCalledOnce();
  });

  it('forgets the oldest act', async () => {
    const { stack } = stackWithMessages();
    const oldest = vi.fn<() => void>();
    stack.offer({ label: 'oldest', undo: oldest });
    for (let step = 0; step < undoSteps; step += 1) stack.offer({ label: `${step}`, undo: () => undefined });
    while (await stack.undoLast());
    expect(oldest).not.toHaveBeenCalled();
  });

  it('means the last act by key, also while it is being saved', async () => {
    const { stack, shown } = stackWithMessages();
    const done: string[] = [];
    const saving = Promise.withResolvers<UndoableAct | undefined>();
    stack.offer({ label: 'before', undo: () => void done.push('before') });
    stack.offer(saving.promise);
    const undone = stack.undoLast();
    saving.resolve({ label: 'late', undo: () => void done.push('late') });
    await undone;
    expect(done).toEqual(['late']);
    expect(shown.map(({ label }) => label)).toEqual(['before']);
  });

  it('shows an act when it is saved, and forgets one of which nothing came', async () => {
    const { stack, shown } = stackWithMessages();
    stack.offer(Promise.resolve({ label: 'saved', undo: () => undefined }));
    stack.offer(Promise.resolve(undefined));
    stack.offer(Promise.reject(new Error('offline')));
    await Promise.resolve();
    await Promise.resolve();
    expect(shown.map(({ label }) => label)).toEqual(['saved']);
    expect(await stack.undoLast()).toBe(true);
    expect(await stack.undoLast()).toBe(false);
  });
});
