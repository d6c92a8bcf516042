import { test as base, type BrowserContext, type Page } from 'playwright/test';
export { expect } from 'playwright/test';
export { AccessibilityRound } from './accessibility.ts';

interface WalkOptions {
  /** Problems that a walk provokes on purpose, such as the console line of a failed request; they fail nothing. Default: none. */
  readonly expectedProblems: readonly RegExp[];
}

/** The day on which every walk takes place, the same as in the workbench (ISO 8601, UTC). */
export const walkDay = '2026-01-15T09:30:00Z';

/**
 * A walk through the built site. It fails, at its end, on whatever a person would not see but should worry about: an error
 * in the console, an uncaught error, a violation of the security policy, a request to another host.
 */
export const test = base.extend<WalkOptions & { watch: undefined }>({
  expectedProblems: [[], { option: true }],
  watch: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems: string[] = [];
      await reportViolations(context);
      watchPages(context, problems);
      watchHosts(context, baseURL, problems);
      await use(undefined);
      const unexpected = problems.filter((problem) => !expectedProblems.some((expected) => expected.test(problem)));
      if (unexpected.length > 0) throw new Error(`Something went wrong behind the scenes:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

/** What the build wrote into a page, until the running page has adopted or replaced it. */
export const prerendered = '[data-prerendered-layout]';

/** Makes `Date` in the page stand still on the walk's day, while timers go on. Call it before the first page opens. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date(walkDay));
}

/** The browser mentions some violations in the console only as a warning, or not at all; the event always comes. */
async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        console.error(`Security policy: ${violatedDirective} stopped ${blockedURI} (${sourceFile}:${lineNumber})`);
      },
    );
  });
}

function watchPages(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console.error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`));
}

function watchHosts(context: BrowserContext, baseURL: string | undefined, problems: string[]): void {
  const host = baseURL === undefined ? undefined : new URL(baseURL).host;
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host)
      problems.push(`request to another host: ${request.url()}`);
  });
}
