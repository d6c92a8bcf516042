import { isTest } from './isTest';

/** What went wrong while a story ran, in the order it happened. */
const problems: string[] = [];

/** Notes a problem of the story that runs now. */
export function report(problem: string): void {
  problems.push(problem);
}

const textOf = (value: unknown) => {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Writes `%s` and the like out, as the console does. */
function format([first, ...rest]: readonly unknown[]): string {
  const values = [...rest];
  const text = textOf(first)?.replaceAll(/%[sdifoOc]/g, (mark) =>
    mark === '%c' ? (values.shift(), '') : (textOf(values.shift()) ?? ''),
  );
  return [text, ...values.map(textOf)].join(' ');
}

/**
 * Hears errors, warnings and rejections that nobody caught from now on.
 * @param unprinted messages that do not reach the console: none but in a frame of a docs page, which shows stories that
 * fail on purpose and is quiet all the same.
 * @returns the function that stops listening.
 */
export function listen(unprinted: readonly RegExp[]): () => void {
  problems.length = 0;
  const { error, warn } = console;
  const hear = (name: 'error' | 'warn', print: typeof error) => {
    console[name] = (...values: unknown[]) => {
      const problem = `console.${name}: ${format(values)}`;
      report(problem);
      if (!unprinted.some((pattern) => pattern.test(problem))) print(...values);
    };
  };
  hear('error', error);
  hear('warn', warn);
  const hearRejection = ({ reason }: PromiseRejectionEvent) => report(`Unhandled rejection: ${textOf(reason)}`);
  globalThis.addEventListener('unhandledrejection', hearRejection);
  return () => {
    Object.assign(console, { error, warn });
    globalThis.removeEventListener('unhandledrejection', hearRejection);
  };
}

/** Not about the story. */
const harmless: readonly RegExp[] = [
  // The browser's word for a size that was measured and changed in the same frame; it is drawn one frame later.
  /ResizeObserver loop completed/,
  // Storybook wraps each event for React and does not wait for an action that the event begins.
  /suspended inside an `act` scope, but the `act` call was not awaited/,
];

/**
 * Fails the story for each problem that it does not expect. A person at the workbench reads them in the console.
 * @throws Error with one line for each.
 */
export function expectNoProblems(expected: readonly RegExp[]): void {
  if (!isTest()) return;
  const allowed = [...harmless, ...expected];
  const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
  if (unexpected.length > 0) throw new Error(`The story is not quiet:\n${unexpected.join('\n')}`);
}
