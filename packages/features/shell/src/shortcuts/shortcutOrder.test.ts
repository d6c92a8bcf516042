import { readText, removeKeys, writeText } from '@quarterdeck/ui/storage';
import { afterEach, describe, expect, it } from 'vitest';
import { inOrder, keepPlace, readOrder, shortcutOrderKey, writeOrder } from './shortcutOrder';

afterEach(() => removeKeys('qd:'));

const records = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const idsOf = (order: readonly string[]) => inOrder(records, order).map(({ id }) => id);

describe('the order of shortcuts (SC-2)', () => {
  it('is that of the API until somebody moved one', () => {
    expect(idsOf(readOrder())).toEqual(['a', 'b', 'c', 'd']);
  });

  it('puts those that it does not know last, and leaves out those that are gone', () => {
    expect(idsOf(['c', 'gone', 'a'])).toEqual(['c', 'a', 'b', 'd']);
  });

  it('is kept', () => {
    writeOrder(['c', 'a']);
    expect(readOrder()).toEqual(['c', 'a']);
  });

  it.each(['{', '7', '{"a":1}'])('is none where %s is stored', (text) => {
    writeText(shortcutOrderKey, text);
    expect(readOrder()).toEqual([]);
  });

  it('takes only ids, each once', () => {
    writeText(shortcutOrderKey, '["a",7,null,"a","b"]');
    expect(readOrder()).toEqual(['a', 'b']);
  });

  it('keeps the place of one that got its own id', () => {
    writeOrder(['a', 'page-id', 'b']);
    keepPlace('page-id', 'api-id');
    expect(readOrder()).toEqual(['a', 'page-id', 'api-id', 'b']);
  });

  it('learns nothing of one that it does not know', () => {
    keepPlace('page-id', 'api-id');
    expect(readText(shortcutOrderKey)).toBeNull();
  });
});
