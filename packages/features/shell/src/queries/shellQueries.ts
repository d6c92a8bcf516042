import { toQuery } from '@quarterdeck/contract';
import { getNavigation, getUser, search } from '@quarterdeck/contract/endpoints/common';
import { searchMinLength } from '@quarterdeck/contract/entities/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Menus change with a release, not while a page is open. */
const menuStaleMs = Infinity;

/** What the shell asks for on every page. */
export const shellQueries = {
  navigation: () => queryOptions({ ...toQuery(getNavigation, {}), staleTime: menuStaleMs }),
  user: () => queryOptions({ ...toQuery(getUser, {}) }),
  /** Text below the minimum is not sent. */
  search: (query: string) =>
    queryOptions({
      ...toQuery(search, { body: { query } }),
      enabled: query.trim().length >= searchMinLength,
      placeholderData: keepPreviousData,
    }),
};
