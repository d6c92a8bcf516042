import { paths, toQuery, type SearchContext, type SearchSection } from '@quarterdeck/contract';
import { listSampleItems } from '@quarterdeck/contract/endpoints/sampleItems';
import { fold } from '@quarterdeck/contract/rules/fold';

/** Hits that are shown; who looks for more opens the list. */
const hitLimit = 5;

export async function find(text: string, { read }: SearchContext): Promise<readonly SearchSection[]> {
  const needle = fold(text);
  const list = await read(toQuery(listSampleItems, {}));
  const hits = list
    .filter(({ title }) => fold(title).includes(needle))
    .slice(0, hitLimit)
    .map(({ id, title }) => ({ label: title, address: paths.sampleItem.href(id), icon: 'sample-icon' }));
  return [{ id: 'sample-items', titleKey: 'sampleItems.title', hits }];
}
