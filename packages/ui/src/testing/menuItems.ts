import type { MenuItem } from '../VerticalNavigation';

const nested = (level: number): MenuItem => ({
  id: `level-${level}`,
  label: `Level ${level}`,
  type: level === 6 ? 'basic' : 'collapsable',
  ...(level === 6 ? { href: '/demo/six' } : { children: [nested(level + 1)] }),
});

/** A menu with every type of entry, six levels deep. */
export const menuItems: readonly MenuItem[] = [
  {
    id: 'dashboards',
    label: 'Dashboards',
    type: 'group',
    children: [
      { id: 'project', label: 'Project', type: 'basic', icon: 'compass', href: '/dashboards/project' },
      {
        id: 'analytics',
        label: 'Analytics',
        type: 'basic',
        icon: 'chart-no-axes-column',
        href: '/dashboards/analytics',
      },
    ],
  },
  {
    id: 'apps',
    label: 'Apps',
    type: 'group',
    children: [
      { id: 'mailbox', label: 'Mailbox', type: 'basic', icon: 'mail', href: '/apps/mailbox', badge: '27' },
      {
        id: 'ecommerce',
        label: 'E-commerce',
        type: 'collapsable',
        icon: 'store',
        children: [{ id: 'inventory', label: 'Inventory', type: 'basic', href: '/apps/ecommerce/inventory' }],
      },
      { id: 'tasks', label: 'Tasks', type: 'basic', icon: 'circle-check', href: '/apps/tasks', badge: '12' },
      { id: 'notes', label: 'Notes', type: 'basic', icon: 'notebook-text', isDisabled: true },
    ],
  },
  { id: 'line', label: '', type: 'divider' },
  { id: 'changelog', label: 'Changelog', type: 'basic', icon: 'file-text', href: '/docs/changelog', badge: '18.0.0' },
  nested(1),
];

/** The same below a few entries of the first level, as a row or a rail has them. */
export const shortMenuItems: readonly MenuItem[] = shortened(menuItems);

const longLabels = [
  'Müşteri ilişkileri ve sözleşme yönetimi',
  'Berths',
  'Rechtsschutzversicherungsgesellschaften',
  'Tide tables',
  'Pilots',
  'Harbour dues and how they are paid',
  'Weather',
  'Cranes',
];

/** More than any window has room for: groups of entries, some long, some open to the sixth level. */
export const longMenuItems: readonly MenuItem[] = [
  ...menuItems,
  ...longLabels.map((label, at): MenuItem => ({
    id: `long-${at}`,
    label,
    type: 'group',
    children: longLabels.map((name, place) => ({
      id: `long-${at}-${place}`,
      label: name,
      type: 'basic',
      icon: 'anchor',
      href: `/long/${at}/${place}`,
      ...(place % 3 === 0 ? { badge: String(place * 9 + 1) } : {}),
    })),
  })),
];

/** The same below entries of the first level. */
export const longShortMenuItems: readonly MenuItem[] = shortened(longMenuItems);

function shortened(items: readonly MenuItem[]): MenuItem[] {
  return items
    .filter(({ type }) => type !== 'divider')
    .map((item) => ({ icon: 'layers', ...item, type: item.children ? 'aside' : item.type }));
}
