import { configure } from 'storybook/test';

/** Testing Library knows its own errors by this name. */
const errorName = 'TestingLibraryElementError';

/** An error whose message is made when it is read first. */
export function lateMessageError(name: string, describe: () => string): Error {
  const error = new Error(name);
  error.name = name;
  let text: string | undefined;
  Object.defineProperty(error, 'message', { configurable: true, get: () => (text ??= describe()) });
  return error;
}

/**
 * Lets the messages of queries that find nothing wait until somebody reads them. They print the whole page, and a story
 * that waits for an element asks dozens of times before it comes.
 */
export function printPageOnlyWhenRead(): void {
  configure(({ getElementError }) => ({
    getElementError: (message, container) =>
      lateMessageError(errorName, () => getElementError(message, container).message),
  }));
}
