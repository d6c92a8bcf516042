import type { CommandOffer } from '@quarterdeck/contract';
import { describe, expect, it, vi } from 'vitest';
import { paletteGroups, type PaletteContents } from './paletteGroups';

const commands: readonly CommandOffer[] = [
  { id: 'tasks.create', titleKey: 'Add a task', icon: 'list-plus', keys: 'c', run: () => undefined },
  { id: 'shell.keys', titleKey: 'Keyboard shortcuts', icon: 'keyboard', keys: '$mod+k', run: () => undefined },
];

/** The groups of a site with tasks and a help page. */
function groupsOf(given: Partial<PaletteContents>) {
  const onOpen = vi.fn<PaletteContents['onOpen']>();
  const groups = paletteGroups({
    text: '',
    wanted: given.text ?? '',
    results: [],
    sections: [],
    recent: [],
    offers: [{ id: 'apps.tasks', icon: 'circle-check', to: '/apps/tasks', titleKey: 'Tasks' }],
    commands,
    history: [],
    hasSingleKeys: true,
    isKnownAddress: (address) => !address.startsWith('/apps/mail'),
    t: (key) => key,
    onOpen,
    onCommand: () => undefined,
    ...given,
  });
  return {
    groups,
    onOpen,
    lines: groups.map(({ id, items }) => `${id}: ${items.map(({ label }) => label).join(', ')}`),
  };
}

const foundTask = { title: 'Task of the week', completed: false, link: '/apps/tasks/task-01' };

it('shows what was opened last and all actions while nothing is typed', () => {
  const recent = [
    { label: 'Marta', address: '/apps/contacts/contact-08' },
    { label: 'Inbox', address: '/apps/mailbox' },
  ];
  expect(groupsOf({ recent, text: ' ' }).lines).toEqual(['recent: Marta', 'actions: Add a task, Keyboard shortcuts']);
});

it('names pages, then records, then what features found, then actions', () => {
  const { lines } = groupsOf({
    text: 'task',
    recent: [{ label: 'Marta', address: '/apps/contacts/contact-08' }],
    results: [
      { id: 'tasks', label: 'Tasks', results: [foundTask] },
      { id: 'pages', label: 'Pages', results: [{ title: 'Task reports', link: '/reports' }] },
    ],
    sections: [
      { id: 'help', titleKey: 'Help', hits: [{ label: 'What is a task?', address: '/help', icon: 'life-buoy' }] },
    ],
  });
  expect(lines).toEqual([
    'pages: Tasks, Task reports',
    'tasks: Task of the week',
    'feature help: What is a task?',
    'actions: Add a task',
  ]);
});

it('begins with the actions where one is called what is typed', () => {
  const sections = [
    { id: 'help', titleKey: 'Help', hits: [{ label: 'Add a task by key', address: '/help', icon: 'life-buoy' }] },
  ];
  const idsOf = (text: string) => groupsOf({ text, sections }).groups.map(({ id }) => id);
  expect(idsOf('add a tas')).toEqual(['feature help', 'actions']);
  expect(idsOf(' Add A Task')).toEqual(['actions', 'feature help']);
});

it('leaves out pages that the site does not have, and those that a feature names itself', () => {
  const pages = ['/apps/mailbox', '/apps/tasks'].map((link) => ({ title: `Tasks at ${link}`, link }));
  const { lines } = groupsOf({ text: 'task', results: [{ id: 'pages', label: 'Pages', results: pages }] });
  expect(lines).toEqual(['pages: Tasks', 'actions: Add a task']);
});

it('names a page once that several entries of the menu lead to', () => {
  const offers = ['Help center', 'Home'].map((titleKey) => ({ id: titleKey, icon: 'x', to: '/apps/help', titleKey }));
  const { groups } = groupsOf({ text: 'apps', offers });
  expect(groups.flatMap(({ items }) => items.map(({ label }) => label))).toEqual(['Help center']);
});

it('finds pages and actions at each letter, and marks records with the text they were found for', () => {
  const { groups } = groupsOf({
    text: 'tasks',
    wanted: 'tas',
    results: [{ id: 'tasks', label: 'Tasks', results: [foundTask] }],
  });
  const marked = groups.map(({ items: [first] }) => first?.segments?.find(({ isMatch }) => isMatch)?.text);
  expect(marked).toEqual(['Tasks', 'Tas']);
});

it('shows no records of an older text once nothing is typed', () => {
  const { lines } = groupsOf({
    text: '',
    wanted: 'tas',
    results: [{ id: 'tasks', label: 'Tasks', results: [foundTask] }],
  });
  expect(lines).toEqual(['actions: Add a task, Keyboard shortcuts']);
});

it('shows no single keys where they are off', () => {
  const { groups } = groupsOf({ hasSingleKeys: false });
  expect(groups[0]?.items.map(({ keys }) => keys)).toEqual([undefined, '$mod+k']);
});

it('opens what is chosen by its name and address', () => {
  const { groups, onOpen } = groupsOf({ text: 'task' });
  groups[0]?.items[0]?.onAction();
  expect(onOpen).toHaveBeenCalledWith('Tasks', '/apps/tasks');
});

describe('the undo history (UN-1)', () => {
  const undoToHere = vi.fn<() => Promise<void>>().mockResolvedValue();
  const history = ['Label added', 'Task deleted', 'Note moved', 'Note made'].map((label) => ({ label, undoToHere }));
  const undoLines = (text: string) => {
    const group = groupsOf({ history, text }).groups.find(({ id }) => id === 'undo');
    return group?.items.map(({ label, hint, keys }) => `${label} · ${hint ?? keys ?? ''}`);
  };

  it('shows the last three while nothing is typed', () => {
    expect(undoLines('')).toEqual([
      'Label added · $mod+z',
      'Task deleted · shell.search.andLater',
      'Note moved · shell.search.andLater',
    ]);
  });

  it('finds entries by their words, and all of them by the word for undo', () => {
    expect(undoLines('note')).toHaveLength(2);
    expect(undoLines('shell.search.undo')).toHaveLength(4);
    expect(undoLines('ship')).toBeUndefined();
  });

  it('takes back to the entry that is chosen', () => {
    groupsOf({ history, text: 'moved' }).groups[0]?.items[0]?.onAction();
    expect(undoToHere).toHaveBeenCalledOnce();
  });
});
