import { pathToFileURL } from 'node:url';
import type { MockApi } from '@quarterdeck/mocks';
import type { BrowserContext } from 'playwright';
import type { packages } from '../mock/mockModule.ts';
import { answerCall, asksServer, isCall } from '../../serverStandIn.ts';
import { bundleForNode } from '../serve/buildPage.ts';

export type Packages = typeof packages;

/** Everything the bench needs of the packages, bundled and loaded. */
export async function loadPackages(): Promise<Packages> {
  const file = await bundleForNode('tools/bench/mock/mockModule.ts');
  const loaded = (await import(pathToFileURL(file).href)) as { packages: Packages };
  return loaded.packages;
}

/** An API whose lists hold 10,000 records. As in the published site, answers are not checked by it but by the page. */
export function createLargeApi({ createMockApi }: Packages): MockApi {
  return createMockApi({ scenario: 'large', delays: 'none', checkAnswers: false });
}

/**
 * Answers the calls of all pages of the context. The site is told to ask a server, which it takes from its page: so the
 * list has its 10,000 records without a switch in the product.
 */
export async function answerFrom(api: MockApi, context: BrowserContext): Promise<void> {
  await context.route(isCall, async (route) => {
    const answer = await answerCall(api, route.request());
    const type = answer.headers.get('content-type') ?? 'application/json';
    await route.fulfill({ status: answer.status, contentType: type, body: await answer.text() });
  });
  await context.route(
    (url) => !isCall(url) && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const page = await route.fetch();
      await route.fulfill({ response: page, body: asksServer(await page.text()) });
    },
  );
}
