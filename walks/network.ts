import { createMockApi, type MockApi } from '@quarterdeck/mocks';
import type { BrowserContext, Page, Route } from 'playwright/test';
import { answerCall, asksServer, isCall } from '../tools/serverStandIn.ts';
import { walkDay } from './support.ts';

/** What can go wrong between the page and a server. */
export type Fault = 'status 500' | 'no connection' | 'broken JSON' | 'wrong shape' | 'HTML' | 'empty body';

export const faults: readonly Fault[] = [
  'status 500',
  'no connection',
  'broken JSON',
  'wrong shape',
  'HTML',
  'empty body',
];

/** A server that answers as the mock does, until it is told not to. */
export interface Network {
  readonly api: MockApi;
  /** Every call that arrived: `PATCH api/apps/tasks/task`. */
  readonly calls: readonly string[];
  /** From now on calls of this kind fail; the server does nothing with them. Without a fault they work again. */
  breakDown: (call: string, fault?: Fault) => void;
  /** Calls of this kind wait until the function that is returned is called. */
  hold: (call: string) => () => void;
}

/** The console line of every failed request; walks that break the network expect it. */
export const failedRequest = /Failed to load resource/;

/**
 * Makes the page ask a server instead of the mock inside it, and answers in the server's place.
 * Call it before the page opens.
 */
export async function openNetwork(context: BrowserContext): Promise<Network> {
  const api = createMockApi({ delays: 'none', now: () => new Date(walkDay) });
  const calls: string[] = [];
  const broken = new Map<string, Fault>();
  const held = new Map<string, Promise<void>>();

  await context.route(
    (url) => !isCall(url) && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: asksServer(await response.text()) });
    },
  );
  await context.route(isCall, async (route) => {
    const call = callOf(route);
    calls.push(call);
    await held.get(call);
    const fault = broken.get(call);
    if (fault) await fail(route, fault);
    else await answer(route, api);
  });

  return {
    api,
    calls,
    breakDown: (call, fault) => {
      if (fault) broken.set(call, fault);
      else broken.delete(call);
    },
    hold: (call) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(call, promise);
      return () => {
        held.delete(call);
        resolve();
      };
    },
  };
}

const callOf = (route: Route) => `${route.request().method()} ${new URL(route.request().url()).pathname.slice(1)}`;

async function answer(route: Route, api: MockApi): Promise<void> {
  const response = await answerCall(api, route.request());
  await fulfill(route, response.status, 'application/json', await response.text());
}

async function fail(route: Route, fault: Fault): Promise<void> {
  const answers: Record<Fault, () => Promise<void>> = {
    'status 500': () => fulfill(route, 500, 'application/json', '{"error":{"code":"server","message":"No"}}'),
    'no connection': () => route.abort('connectionfailed').catch(() => undefined),
    'broken JSON': () => fulfill(route, 200, 'application/json', '[{"id": "task-01", "ti'),
    'wrong shape': () => fulfill(route, 200, 'application/json', '{"surprise": [1, 2, 3]}'),
    HTML: () => fulfill(route, 200, 'text/html', '<!doctype html><title>Sign in to the hotel Wi-Fi</title>'),
    'empty body': () => fulfill(route, 200, 'application/json', ''),
  };
  await answers[fault]();
}

/** The page may have gone, or given the call up, before its answer came. */
async function fulfill(route: Route, status: number, contentType: string, body: string): Promise<void> {
  await route.fulfill({ status, contentType, body }).catch(() => undefined);
}

/** Keeps requests for files whose address matches from ever being answered, or lets them fail. */
export async function withhold(page: Page, address: RegExp, how: 'fails' | 'waits'): Promise<() => Promise<void>> {
  const handle = async (route: Route) => {
    if (how === 'fails') await route.abort('connectionfailed');
  };
  await page.route(address, handle);
  return async () => page.unroute(address, handle);
}

/** Takes the page's connection to the server away. @returns what gives it back. */
export async function disconnect(page: Page): Promise<() => Promise<void>> {
  await page.route(isCall, (route) => route.abort('internetdisconnected'));
  return async () => {
    await page.unroute(isCall);
    await page.evaluate(() => dispatchEvent(new Event('online')));
  };
}
