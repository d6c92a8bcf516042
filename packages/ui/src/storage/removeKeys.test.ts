import { afterEach, expect, it } from 'vitest';
import { readText, removeKeys, writeText } from './storage';

afterEach(() => removeKeys(''));

it('removes what starts alike, but what is kept and what belongs to others', () => {
  for (const key of ['qd:draft', 'qd:recent', 'qd:preferences', 'sessionId']) writeText(key, 'x');
  removeKeys('qd:', ['qd:preferences']);
  expect(['qd:draft', 'qd:recent', 'qd:preferences', 'sessionId'].map(readText)).toEqual([null, null, 'x', 'x']);
});
