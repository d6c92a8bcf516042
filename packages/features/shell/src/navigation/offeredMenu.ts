import type { NavigationOffer } from '@quarterdeck/contract';
import type { NavigationItem } from '@quarterdeck/contract/entities/navigation';

/**
 * The menu that the features' offers alone make, for as long as the API's is not there: in their order, in groups
 * named by the first part of their ids (`apps` of `apps.tasks`). An offer whose id has one part stands alone.
 */
export function offeredMenu(offers: readonly NavigationOffer[]): NavigationItem[] {
  const items: NavigationItem[] = [];
  for (const { id } of offers) {
    const item: NavigationItem = { id, title: id, type: 'basic' };
    const [groupId = id, ...rest] = id.split('.');
    const group = items.find((candidate) => candidate.id === groupId);
    if (rest.length === 0) items.push(item);
    else if (group) group.children?.push(item);
    else items.push({ id: groupId, title: groupId, type: 'group', children: [item] });
  }
  return items;
}
