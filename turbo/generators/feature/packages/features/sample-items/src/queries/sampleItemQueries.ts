import { toQuery } from '@quarterdeck/contract';
import { listSampleItems } from '@quarterdeck/contract/endpoints/sampleItems';
import { queryOptions } from '@tanstack/react-query';

/** What the screens of this feature ask for. */
export const sampleItemQueries = {
  list: () => queryOptions({ ...toQuery(listSampleItems, {}) }),
};
