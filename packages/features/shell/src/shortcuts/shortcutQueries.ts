import { toQuery } from '@quarterdeck/contract';
import { listShortcuts } from '@quarterdeck/contract/endpoints/shortcuts';
import { queryOptions } from '@tanstack/react-query';

/** The shortcuts as the API has them, in the order in which they were added. */
export const shortcutList = queryOptions(toQuery(listShortcuts, {}));
