import { configureRequest } from '@quarterdeck/contract';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Says in which language calls ask for answers, such as the requirements of the marketplace; what was asked for in
 * another one is asked for again.
 * @returns takes the language of the page, at first and whenever it changes.
 */
export function createCallLanguage(queryClient: QueryClient): (language: string) => Promise<void> {
  let current: string | undefined;
  return async (language) => {
    if (language === current) return;
    const isFirst = current === undefined;
    current = language;
    configureRequest({ language });
    if (isFirst) return;
    // A first answer that is still on its way would stay, and count as fresh.
    await queryClient.cancelQueries();
    await queryClient.invalidateQueries();
  };
}
