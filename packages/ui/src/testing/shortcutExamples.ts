import type { IconChoice, ShortcutItem, ShortcutsPanelWords } from '../ShortcutsPanel';

/** What stories, docs and tests of the panel show. */
export const words: ShortcutsPanelWords = {
  title: 'Shortcuts',
  modifyTitle: 'Edit shortcuts',
  add: 'Add shortcut',
  editTitle: 'Edit shortcut',
  enterEdit: 'Enter edit mode',
  exitEdit: 'Exit edit mode',
  edit: (label) => `Edit ${label}`,
  opensElsewhere: ' (opens in a new tab)',
  form: {
    label: 'Label',
    icon: 'Icon',
    link: 'Link',
    linkPlaceholder: '/apps/…',
    externalLinkPlaceholder: 'https://…',
    opensInApp: 'Opens in the app',
    opensInAppHelp: 'Off for addresses outside Quarterdeck',
    description: 'Description',
    descriptionPlaceholder: 'What it’s for',
    cancel: 'Cancel',
    save: 'Save',
    delete: 'Delete',
    otherIcon: 'Current icon',
    needs: {
      label: 'Enter a label to save',
      icon: 'Choose an icon to save',
      link: 'Enter a link to save',
      rightLink: 'Fix the link to save',
    },
  },
};

export const icons: readonly IconChoice[] = [
  { name: 'circle-check', label: 'Check' },
  { name: 'mail', label: 'Mail' },
  { name: 'calendar-check', label: 'Calendar' },
  { name: 'users', label: 'People' },
  { name: 'folder', label: 'Folder' },
  { name: 'chart-pie', label: 'Chart' },
  { name: 'receipt', label: 'Receipt' },
  { name: 'banknote', label: 'Money' },
  { name: 'waves', label: 'Waves' },
  { name: 'anchor', label: 'Anchor' },
  { name: 'store', label: 'Store' },
  { name: 'message-circle', label: 'Chat' },
  { name: 'book-open', label: 'Book' },
  { name: 'life-buoy', label: 'Life buoy' },
  { name: 'compass', label: 'Compass' },
  { name: 'star', label: 'Star' },
];

const inside = (id: string, label: string, description: string, icon: string): ShortcutItem => ({
  id,
  label,
  description,
  icon,
  link: `/apps/${id}`,
  isInternal: true,
});

export const shortcuts: readonly ShortcutItem[] = [
  inside('tasks', 'Today’s tasks', 'Due today and late', 'circle-check'),
  inside('mailbox', 'Mailbox', 'Customers and team', 'mail'),
  inside('contacts', 'Contacts', 'Who is who', 'users'),
  inside('project', 'Project', 'Issues, budget, team', 'clipboard-check'),
  inside('board', 'Board', 'Cards of this sprint', 'square-kanban'),
  inside('notes', 'Notes', 'Interviews and ideas', 'notebook-pen'),
  inside('files', 'Files', 'Contracts and plans', 'folder'),
  inside('finance', 'Finance', 'Balance, statements', 'banknote'),
  inside('academy', 'Academy', '', 'graduation-cap'),
  {
    id: 'tides',
    label: 'Tide tables',
    description: 'High water times',
    icon: 'waves',
    link: 'https://tides.example/harbours',
    isInternal: false,
  },
];
