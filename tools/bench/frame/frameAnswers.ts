import type { Navigation, NavigationItem } from '@quarterdeck/contract/entities/navigation';
import type { Notification, NotificationId } from '@quarterdeck/contract/entities/notification';

/** So many notifications, every third of them unread, newest first; a minute lies between two. */
export function manyNotifications(count: number, newest: Date): Notification[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `notification-${index}` as NotificationId,
    icon: 'bell',
    title: `Berth ${index + 1} is free`,
    description: 'The <strong>harbour office</strong> has a place for the <em>night</em>, from six in the evening on.',
    time: new Date(newest.getTime() - index * 60_000).toISOString(),
    read: index % 3 !== 0,
    seen: true,
  }));
}

const levels = 6;
const linksPerBranch = 5;
const branchesPerGroup = 9;
/** A heading with its link, and branches down to the last level. */
const itemsPerGroup = 2 + branchesPerGroup * (levels - 1) * (1 + linksPerBranch);

const makeList = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const link = (id: string): NavigationItem => ({
  id,
  title: `Quay ${id}`,
  icon: 'anchor',
  type: 'basic',
  link: 'https://quay.example/',
  externalLink: true,
});

function branch(id: string, level: number): NavigationItem {
  const links = makeList(linksPerBranch, (at) => link(`${id}.${at}`));
  const children = level < levels ? [branch(`${id}.b`, level + 1), ...links] : links;
  return { id, title: `Basin ${id}`, icon: 'anchor', type: 'collapsable', children };
}

const group = (id: string, children: NavigationItem[]): NavigationItem => ({
  id,
  title: `Harbour ${id}`,
  type: 'group',
  children,
});

/** A heading with all items but one below it. */
export const smallMenu = (count: number): NavigationItem[] => [
  group(
    'few',
    makeList(count - 1, (at) => link(`few.${at}`)),
  ),
];

/** At least so many items on six levels: headings, each with a link and closed branches. */
export const largeMenu = (count: number): NavigationItem[] =>
  makeList(Math.ceil(count / itemsPerGroup), (at) =>
    group(`g${at}`, [link(`g${at}.link`), ...makeList(branchesPerGroup, (place) => branch(`g${at}.${place}`, 2))]),
  );

/** The same menu in all places. */
export const navigationOf = (menu: NavigationItem[]): Navigation => ({
  compact: menu,
  default: menu,
  futuristic: menu,
  horizontal: menu,
});
