import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { removeKey } from '../storage';
import type { TakenDraft } from './useDraft';

const draftKey = 'qd:draft';

/** Modules as a page that was just loaded has them; what the browser keeps stays. */
async function loadPage() {
  vi.resetModules();
  const [{ useDraft }, { readText }] = await Promise.all([import('./useDraft'), import('../storage')]);
  const openField = () => {
    const { result, unmount } = renderHook(() => useDraft(draftKey));
    return {
      shown: () => result.current[0],
      type: (text: string) => act(() => result.current[1](text)),
      take: () => {
        let taken: TakenDraft | undefined;
        act(() => {
          taken = result.current[2]();
        });
        if (!taken) throw new Error('Nothing was taken');
        return taken;
      },
      close: unmount,
    };
  };
  return { openField, kept: () => readText(draftKey) };
}

afterEach(() => {
  cleanup();
  removeKey(draftKey);
});

it('what was sent is there again after a reload, until the server has it', async () => {
  const page = await loadPage();
  const field = page.openField();
  field.type('Looks right');
  const { done } = field.take();
  expect(field.shown()).toBe('');
  const reloaded = await loadPage();
  expect(reloaded.openField().shown()).toBe('Looks right');
  act(done);
  expect(page.kept()).toBeNull();
  const again = await loadPage();
  expect(again.openField().shown()).toBe('');
});

it('what was not saved is in the field again, and Retry takes it out', async () => {
  const { openField, kept } = await loadPage();
  const field = openField();
  field.type('Looks right');
  const { done, giveBack } = field.take();
  act(giveBack);
  expect([field.shown(), kept()]).toEqual(['Looks right', 'Looks right']);
  act(done);
  expect([field.shown(), kept()]).toEqual(['', null]);
});

it('a field that is opened while a text is under way is empty, and has it after a failure', async () => {
  const { openField, kept } = await loadPage();
  const first = openField();
  first.type('Looks right');
  const { giveBack } = first.take();
  first.close();
  const second = openField();
  expect(second.shown()).toBe('');
  act(giveBack);
  expect([second.shown(), kept()]).toEqual(['Looks right', 'Looks right']);
});

it('what was typed since stays, whatever becomes of what was sent', async () => {
  const { openField, kept } = await loadPage();
  const field = openField();
  for (const end of ['done', 'giveBack'] as const) {
    field.type('First');
    const sent = field.take();
    field.type('Second');
    act(sent[end]);
    expect([field.shown(), kept()]).toEqual(['Second', 'Second']);
  }
});

it('what was typed since and removed again leaves what is under way', async () => {
  const { openField, kept } = await loadPage();
  const field = openField();
  field.type('First');
  const { done } = field.take();
  field.type('Second');
  field.type('');
  expect(kept()).toBe('First');
  act(done);
  expect(kept()).toBeNull();
});

it('of two that are under way the one that fails is kept', async () => {
  const { openField, kept } = await loadPage();
  const field = openField();
  field.type('First');
  const first = field.take();
  field.type('Second');
  const second = field.take();
  act(first.giveBack);
  act(second.done);
  expect([field.shown(), kept()]).toEqual(['First', 'First']);
});
