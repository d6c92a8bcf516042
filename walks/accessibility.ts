import axe, { type AxeResults, type Result } from 'axe-core';
import type { CDPSession, Page } from 'playwright/test';

/** WCAG 2.2 AA, and the good practice that makes headings and landmarks useful. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks the page as it is now. Frames are left out: those of mails run no scripts, so no checker can look inside.
 * @throws Error with a readable list when the page breaks a rule.
 */
async function checkAccessibility(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  try {
    const { violations } = await runAxe(session);
    if (violations.length === 0) return;
    throw new Error(
      `${page.url()} breaks ${violations.length} accessibility rules:\n\n${violations.map(describe).join('\n\n')}`,
    );
  } finally {
    await session.detach();
  }
}

/** Checks several states of one page in a row, so that a finding in the first does not hide those of the others. */
export class AccessibilityRound {
  readonly #findings: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Checks the page as it is now, under a name for its state. */
  async check(state: string): Promise<void> {
    await checkAccessibility(this.#page).catch((error: unknown) => {
      this.#findings.push(`${state}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  /** @throws Error with all findings, when there are any. */
  end(): void {
    if (this.#findings.length > 0) throw new Error(this.#findings.join('\n\n'));
  }
}

/** In a world of its own, as a browser extension would: the page's security policy and the page's own code stay out of it. */
async function runAxe(session: CDPSession): Promise<AxeResults> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'accessibility',
  });
  const options = JSON.stringify({
    runOnly: { type: 'tag', values: tags },
    iframes: false,
    resultTypes: ['violations'],
  });
  await evaluate(session, contextId, axe.source);
  return (await evaluate(session, contextId, `axe.run(document, ${options})`)) as AxeResults;
}

async function evaluate(session: CDPSession, contextId: number, expression: string): Promise<unknown> {
  const answer = await session.send('Runtime.evaluate', {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  if (answer.exceptionDetails)
    throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
  return answer.result.value;
}

function describe({ id, help, helpUrl, nodes }: Result): string {
  const places = nodes.map(
    ({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary?.replaceAll('\n', '\n    ') ?? ''}`,
  );
  return [`${id}: ${help} (${helpUrl})`, ...places].join('\n');
}
