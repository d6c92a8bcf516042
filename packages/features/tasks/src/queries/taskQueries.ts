import { toQuery } from '@quarterdeck/contract';
import { listContacts } from '@quarterdeck/contract/endpoints/contacts';
import { listTasks, listTaskTags, searchTasks } from '@quarterdeck/contract/endpoints/tasks';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What the screens of this feature ask for. */
export const taskQueries = {
  list: () => queryOptions({ ...toQuery(listTasks, {}) }),
  tags: () => queryOptions({ ...toQuery(listTaskTags, {}) }),
  /** Those a task can be given to. */
  people: () => queryOptions({ ...toQuery(listContacts, {}) }),
  search: (query: string) =>
    queryOptions({
      ...toQuery(searchTasks, { query: { query } }),
      placeholderData: keepPreviousData,
      enabled: query !== '',
    }),
};
