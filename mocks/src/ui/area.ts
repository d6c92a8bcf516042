import { getIconSet } from '@quarterdeck/contract/endpoints/icons';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { loadIconSet } from './iconSets';

export const handlers: readonly MockHandler[] = [
  handle(getIconSet, async ({ params: { set } }) => {
    const icons = await loadIconSet(set);
    if (icons === undefined) throw notFound(`No icon set ${set}`);
    return icons;
  }),
];
