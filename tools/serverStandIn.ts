import { needsBaseAddress } from '@quarterdeck/contract';
import type { MockApi } from '@quarterdeck/mocks';
import type { Request as PageRequest } from 'playwright';

/** Where the calls of a page go that `asksServer` has changed. */
const base = '/api/';

/** Makes a page of the site ask a server, as a deployment does: for walks and measurements that answer in its place. */
export const asksServer = (page: string): string =>
  page.replace(/(name="quarterdeck-api" content=)"mock"/, `$1"${base}"`);

/** Whether a request of such a page is a call, not a file or a page. */
export const isCall = ({ pathname }: URL): boolean =>
  pathname.startsWith(base) || (!needsBaseAddress(pathname) && !/\.\w+$/.test(pathname));

/** Answers a call as the server would. */
export function answerCall(api: MockApi, request: PageRequest): Promise<Response> {
  const url = new URL(request.url());
  // The base address is the deployment's: the mock knows the paths of the contract only.
  if (needsBaseAddress(url.pathname)) url.pathname = url.pathname.replace(base, '/');
  const body = request.postData();
  const { authorization, 'accept-language': language, 'idempotency-key': key } = request.headers();
  return api.fetch(
    new Request(url, {
      method: request.method(),
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === null ? {} : { body }),
    }),
  );
}
