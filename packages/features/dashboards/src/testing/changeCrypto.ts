import { configureRequest } from '@quarterdeck/contract';
import { getCryptoDashboard, tradeCoin } from '@quarterdeck/contract/endpoints/dashboards';
import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';

interface CryptoChanges {
  /** What is answered instead; it is told how many answers there were before. */
  answer?: (dashboard: CryptoDashboard, count: number) => CryptoDashboard;
  /** Whether a call is not answered, as without a connection. */
  isLost?: (request: Request) => boolean;
  /** Whether a call is answered and its answer is lost on the way. */
  isAnswerLost?: (request: Request) => boolean;
  /** Holds an answer back that was made already. */
  hold?: (request: Request) => Promise<void> | undefined;
}

/**
 * Lets the API answer other prices in a story, or none: its clock stands still, so nothing moves by itself.
 * @returns the function that ends it.
 */
export function changeCrypto({ answer, isLost, isAnswerLost, hold }: CryptoChanges): () => void {
  const transport = (request: Request) => fetch(request);
  let count = 0;
  configureRequest({
    transport: async (request) => {
      if (isLost?.(request)) throw new TypeError('Failed to fetch');
      const response = await transport(request);
      if (isAnswerLost?.(request)) throw new TypeError('Failed to fetch');
      await hold?.(request);
      if (!answer || !response.ok || !isCall(request, getCryptoDashboard.path)) return response;
      count += 1;
      return Response.json(answer((await response.json()) as CryptoDashboard, count - 1));
    },
  });
  return () => configureRequest({ transport });
}

const isCall = ({ url }: Request, path: string) => new URL(url).pathname.endsWith(path);

export const isTrade = (request: Request) => isCall(request, tradeCoin.path);
export const isRead = (request: Request) => isCall(request, getCryptoDashboard.path);
