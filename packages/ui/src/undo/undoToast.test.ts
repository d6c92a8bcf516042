import { afterEach, describe, expect, it } from 'vitest';
import { englishMessages } from '../messages';
import { toasts } from '../Toast';
import { showUndoToast } from './undoToast';

const ignore = () => Promise.resolve();
const shown = () => toasts.all().map(({ title, text }) => ({ title, text }));

afterEach(() => {
  for (const { id } of toasts.all()) toasts.close(id);
});

describe('the message that offers to undo', () => {
  it('says how many changes there are, and which was the last', () => {
    showUndoToast(['Item moved'], ignore, englishMessages).update(['Item moved', 'Item changed']);
    expect(shown()).toEqual([{ title: '2 changes saved', text: 'Item changed' }]);
  });

  it('does not speak of one change below the number of several alike', () => {
    showUndoToast(['Item changed'], ignore, englishMessages).update(['Item changed', 'Item changed']);
    expect(shown()).toEqual([{ title: '2 changes saved', text: undefined }]);
  });
});
