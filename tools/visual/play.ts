import type { Page } from 'playwright';
import type { Finding } from './accessibility.ts';
import type { Scheme } from '../../.storybook/pictureModes.ts';
import type { StorybookWindow } from './storybook.ts';

/** How a story ended. */
export interface Ending {
  readonly isSuccess: boolean;
  /** What it threw, reported or missed. */
  readonly errors: readonly string[];
  readonly violations: readonly Finding[];
  readonly incomplete: readonly Finding[];
  /** A story that throws is not scanned. */
  readonly isScanned: boolean;
}

interface Thrown {
  readonly name?: string;
  readonly message?: string;
}

interface Finished {
  readonly storyId: string;
  readonly status: 'success' | 'error';
  readonly reporters: readonly {
    readonly type: string;
    readonly result?: {
      readonly violations?: readonly AxeResult[];
      readonly incomplete?: readonly AxeResult[];
      readonly error?: Thrown;
    };
  }[];
}

interface AxeResult {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** Shows a story on Storybook's page, in place of the one before, and resolves when it, its play function and its accessibility scan have ended. */
export function playStory(page: Page, storyId: string, scheme: Scheme): Promise<Ending> {
  return page.evaluate(
    ({ id, globals }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
        window as unknown as StorybookWindow;
      const errors: string[] = [];
      const textOf = ({ name = 'Error', message = '' }: Thrown) => `${name}: ${message}`;
      const findingsOf = (results: readonly AxeResult[] = []) =>
        results.flatMap(({ id: rule, help, nodes }) =>
          nodes.map(({ target }) => ({ rule, help, target: target.flat(2).join(' ') })),
        );
      return new Promise<Ending>((resolve) => {
        const listeners = new Map<string, (detail: never) => void>();
        const on = (event: string, listener: (detail: never) => void) => listeners.set(event, listener);
        const end = (ending: Ending) => {
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve(ending);
        };
        for (const event of ['playFunctionThrewException', 'storyThrewException'])
          on(event, (thrown: Thrown) => errors.push(textOf(thrown)));
        on('unhandledErrorsWhilePlaying', (thrown: readonly Thrown[]) => errors.push(...thrown.map(textOf)));
        on('storyErrored', ({ title, description }: { title: string; description: string }) =>
          errors.push(`${title} ${description}`),
        );
        on('storyMissing', () => {
          end({
            isSuccess: false,
            errors: [`There is no story ${id}.`],
            violations: [],
            incomplete: [],
            isScanned: false,
          });
        });
        on('storyFinished', ({ storyId: finished, status, reporters }: Finished) => {
          if (finished !== id) return;
          const scan = reporters.find(({ type }) => type === 'a11y')?.result;
          if (scan?.error) errors.push(`The accessibility scan failed: ${textOf(scan.error)}`);
          end({
            isSuccess: status === 'success',
            // Play functions throw the same error to the story.
            errors: [...new Set(errors)],
            violations: findingsOf(scan?.violations),
            incomplete: findingsOf(scan?.incomplete),
            isScanned: scan !== undefined && !scan.error,
          });
        });
        for (const [event, listener] of listeners) channel.on(event, listener);
        // Before the story: a page without one does not read them from its address. And only where they change: the story
        // before would be drawn once more, and Storybook reloads a page whose story is left while it is drawn.
        if (preview?.storyStoreValue?.userGlobals.get()['scheme'] !== globals.scheme)
          channel.emit('updateGlobals', { globals });
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
    },
    { id: storyId, globals: { scheme } },
  );
}
