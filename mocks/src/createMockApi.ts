import { loadAreaOf } from './areas';
import { createApi, type MockApi, type MockApiOptions } from './core/api';

const isValidToken = async (token: string, now: Date): Promise<boolean> =>
  (await import('./auth/accessToken')).isValidToken(token, now);

/** Creates the API of the product with data of its own. Nothing is loaded before the first call. */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  return createApi(loadAreaOf, { isValidToken, ...options });
}
