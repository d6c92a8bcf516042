import { expect, it } from 'vitest';
import { isSingleKey } from './keyKinds';

it.each(['x', '/', '#', 'Shift+C', 'Shift+?', 'g t'])('%s is typed as a letter', (keys) => {
  expect(isSingleKey(keys)).toBe(true);
});
it.each(['$mod+k', 'Alt+KeyN', 'Alt+ArrowUp', 'Enter', 'Home', 'Shift+ArrowDown', 'Delete'])(
  '%s is no letter',
  (keys) => {
    expect(isSingleKey(keys)).toBe(false);
  },
);
