// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { lateMessageError } from '../.storybook/elementErrors.ts';

test('a late message is made once, and only when it is read', () => {
  const describe = vi.fn<() => string>(() => 'no button in this page');
  const error = lateMessageError('TestingLibraryElementError', describe);
  expect(error.name).toBe('TestingLibraryElementError');
  expect(describe).not.toHaveBeenCalled();
  expect(error.message).toBe('no button in this page');
  expect(error.message).toBe('no button in this page');
  expect(describe).toHaveBeenCalledTimes(1);
});
