import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readText, removeKey, writeText } from '../storage';
import { useAutosave, type SaveState } from './useAutosave';

const draftKey = 'qd:autosave';

beforeEach(() => {
  vi.useFakeTimers();
  // No other tab has the draft.
  const locks = { request: (_name: string, _options: object, work: () => Promise<void>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  removeKey(draftKey);
  Object.defineProperty(navigator, 'locks', { value: null, configurable: true });
});

const fails = () => vi.fn<(text: string) => Promise<boolean>>(() => Promise.resolve(false));

/** A field of a record; whoever has written it, `show` gives its text. */
function openField(
  first: string,
  save = vi.fn<(text: string) => Promise<boolean>>(() => Promise.resolve(true)),
  asks = false,
) {
  const states: SaveState[] = [];
  const onState = (state: SaveState) => void states.push(state);
  const { result, rerender, unmount } = renderHook(
    (saved: string) => useAutosave({ draftKey, saved, save, asks, onState }),
    { initialProps: first },
  );
  return {
    save,
    states,
    text: () => result.current.text,
    conflict: () => result.current.conflict,
    type: (text: string) => act(() => result.current.change(text)),
    rest: (milliseconds = 500) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    show: (saved: string) => rerender(saved),
    close: () => act(async () => unmount()),
  };
}

/** Types what cannot be saved, and closes the field. */
async function leaveDraft(base: string, text: string) {
  const field = openField(base, fails());
  field.type(text);
  await field.rest();
  await field.close();
  expect(readText(draftKey)).toContain(text);
}

it('sends a draft when what it was typed over is still saved', async () => {
  await leaveDraft('old', 'mine');
  const field = openField('old');
  await field.rest();
  expect(field.save.mock.calls).toEqual([['mine']]);
  expect(readText(draftKey)).toBeNull();
});

it('shows a draft as not saved where somebody has written another text since', async () => {
  await leaveDraft('old', 'mine');
  const field = openField('newer from another device');
  await field.rest();
  expect(field.save).not.toHaveBeenCalled();
  expect([field.text(), field.states, readText(draftKey) === null]).toEqual(['mine', ['idle', 'failed'], false]);
  field.type('mine, after all');
  await field.rest();
  expect(field.save.mock.calls).toEqual([['mine, after all']]);
  expect(readText(draftKey)).toBeNull();
});

it('forgets a draft that was saved after the page was left', async () => {
  await leaveDraft('old', 'mine ');
  const field = openField('mine');
  await field.rest(10_000);
  expect(field.save).not.toHaveBeenCalled();
  expect(readText(draftKey)).toBeNull();
});

it('forgets a draft once it was saved by other means, and shows what others write then', async () => {
  const field = openField('old', fails());
  field.type('mine');
  await field.rest();
  field.show('mine');
  await field.rest(10_000);
  expect(readText(draftKey)).toBeNull();
  field.show('newer from another device');
  expect([field.text(), readText(draftKey)]).toEqual(['newer from another device', null]);
});

it('says that a text is saved once another attempt has saved it, and that it is not when that fails as well', async () => {
  const field = openField('old', fails());
  field.type('mine');
  await field.rest();
  expect(field.states.at(-1)).toBe('failed');
  field.show('mine');
  expect(field.states.at(-1)).toBe('saved');
  field.show('old');
  expect(field.states.at(-1)).toBe('failed');
});

it('keeps the draft while another attempt may fail yet', async () => {
  const field = openField('old', fails());
  field.type('mine');
  await field.rest();
  field.show('mine');
  await field.rest(2_000);
  field.show('old');
  await field.rest(10_000);
  expect(field.text()).toBe('mine');
  field.show('mine');
  await field.close();
  const again = openField('old');
  await again.rest();
  expect(again.save.mock.calls).toEqual([['mine']]);
});

it('goes on from what was saved while somebody typed', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const save = vi.fn<(text: string) => Promise<boolean>>(() => Promise.resolve(false)).mockReturnValueOnce(promise);
  const field = openField('old', save);
  field.type('one');
  await field.rest();
  field.type('one two');
  await act(async () => resolve(true));
  field.show('one');
  await field.close();
  const again = openField('one');
  await again.rest();
  expect(again.save.mock.calls).toEqual([['one two']]);
});

it('sends a draft of an earlier version of the site, which kept the text alone', async () => {
  for (const text of ['mine', '{"text":7}', '7']) {
    writeText(draftKey, text);
    const field = openField('old');
    expect(field.text()).toBe(text);
    await field.rest();
    expect(field.save.mock.calls).toEqual([[text]]);
    await field.close();
  }
});

describe('two texts of one field', () => {
  /** What was typed here is refused, and another text is saved. */
  async function openConflict(save = fails()) {
    const field = openField('old', save);
    field.type('mine');
    await field.rest();
    expect(field.conflict()).toBeUndefined();
    field.show('theirs');
    expect([field.text(), field.conflict()?.theirs]).toEqual(['mine', 'theirs']);
    return field;
  }

  it('are one again when this one is kept', async () => {
    const save = fails();
    const field = await openConflict(save);
    save.mockImplementation(() => Promise.resolve(true));
    await act(async () => field.conflict()?.keepMine());
    field.show('mine');
    expect([save.mock.lastCall, field.text(), field.conflict()]).toEqual([['mine'], 'mine', undefined]);
    expect(readText(draftKey)).toBeNull();
  });

  it('are one again when the other is taken, until that is undone', async () => {
    const field = await openConflict();
    let undo = () => {};
    act(() => {
      undo = field.conflict()?.takeTheirs() ?? undo;
    });
    expect([field.text(), field.conflict(), readText(draftKey)]).toEqual(['theirs', undefined, null]);
    await field.rest();
    expect(field.save).toHaveBeenCalledOnce();
    act(() => undo());
    expect([field.text(), field.conflict()?.theirs]).toEqual(['mine', 'theirs']);
    expect(readText(draftKey)).toContain('mine');
  });

  it('are shown again where the page was left', async () => {
    await leaveDraft('old', 'mine');
    const field = openField('theirs');
    await field.rest();
    expect(field.conflict()?.theirs).toBe('theirs');
  });
});

describe('a field that asks', () => {
  const saves = () => vi.fn<(text: string) => Promise<boolean>>(() => Promise.resolve(true));

  it('sends nothing while another text is saved, however long somebody types on', async () => {
    const save = saves();
    const field = openField('old', save, true);
    field.type('mi');
    await field.rest(300);
    field.show('theirs');
    field.type('mine');
    await field.rest();
    expect([field.text(), field.conflict()?.theirs, save.mock.calls]).toEqual(['mine', 'theirs', []]);
    field.type('mine, typed on');
    await field.rest();
    await field.close();
    expect(save).not.toHaveBeenCalled();
    expect(readText(draftKey)).toContain('mine, typed on');
    const again = openField('theirs', save, true);
    expect(again.conflict()?.theirs).toBe('theirs');
    await act(async () => again.conflict()?.keepMine());
    expect(save.mock.calls).toEqual([['mine, typed on']]);
  });

  it('does not ask about what it has sent itself, one text after another', async () => {
    // Calls of a record are answered in their order.
    const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
    const save = saves().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const field = openField('old', save, true);
    field.type('a');
    await field.rest();
    field.show('a');
    field.type('ab');
    await field.rest();
    field.show('ab');
    await act(async () => first.resolve(true));
    field.type('abc');
    expect(field.conflict()).toBeUndefined();
    await act(async () => second.resolve(true));
    expect(field.conflict()).toBeUndefined();
    await field.rest();
    expect(save.mock.calls).toEqual([['a'], ['ab'], ['abc']]);
  });

  it('shows what others write once its own text is saved, whatever another tab has left', async () => {
    const field = openField('old', saves(), true);
    field.type('mine');
    writeText(draftKey, JSON.stringify({ text: 'typed in another tab', base: 'old' }));
    await field.rest();
    field.show('mine');
    field.show('theirs');
    expect([field.text(), readText(draftKey)]).toEqual(['theirs', expect.stringContaining('typed in another tab')]);
  });
});
