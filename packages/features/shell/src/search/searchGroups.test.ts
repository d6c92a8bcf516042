import type { SearchResultSet } from '@quarterdeck/contract/entities/search';
import { avatarHueOf } from '@quarterdeck/ui/hues';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FoundContents } from '../palette/paletteGroups';
import { searchGroups } from './searchGroups';

/** The groups of a site with tasks and notes. */
function groupsOf(given: Partial<FoundContents>) {
  return searchGroups({
    text: '',
    wanted: given.text ?? '',
    results: [],
    sections: [],
    recent: [],
    offers: [
      { id: 'tasks', icon: 'circle-check', to: '/apps/tasks', titleKey: 'Tasks' },
      { id: 'notes', icon: 'notebook', to: '/apps/notes', titleKey: 'Notes' },
    ],
    isKnownAddress: (address) => !address.startsWith('/apps/mail'),
    t: (key) => key.replace('shell.search.', ''),
    onOpen: () => undefined,
    ...given,
  });
}

const linesOf = (given: Partial<FoundContents>) =>
  groupsOf(given).map(({ title, items }) => `${title}: ${items.map(({ label }) => label).join(', ')}`);

const everything: SearchResultSet[] = [
  {
    id: 'tasks',
    label: 'Tasks',
    results: [{ title: 'Task of the week', completed: true, link: '/apps/tasks/task-01' }],
  },
  { id: 'pages', label: 'Pages', results: [{ title: 'Task reports', link: '/reports' }] },
  {
    id: 'contacts',
    label: 'Contacts',
    results: [{ name: 'Marta Task', avatar: 'https://other.example/face.png', link: '/apps/contacts/contact-08' }],
  },
];

it('shows contacts, pages and tasks in this order, then what features found (SE-2)', () => {
  expect(
    linesOf({
      text: 'task',
      results: everything,
      sections: [{ id: 'help', titleKey: 'Help', hits: [{ label: 'A task?', address: '/help', icon: 'x' }] }],
    }),
  ).toEqual(['contacts: Marta Task', 'pages: Tasks, Task reports', 'tasks: Task of the week', 'Help: A task?']);
});

it('gives a contact the color that it has everywhere, also where its id is written differently in an address', () => {
  const ids = ['contact-08', 'ayşe yıldız', 'half/way', '100 %'];
  const results = ids.map((id) => ({ name: 'Task', avatar: null, link: `/apps/contacts/${encodeURIComponent(id)}` }));
  const [contacts] = groupsOf({ text: 'task', results: [{ id: 'contacts', label: 'Contacts', results }] });
  expect(contacts?.items.map(({ leading }) => /data-hue="(\w+)"/.exec(renderToStaticMarkup(leading))?.[1])).toEqual(
    ids.map(avatarHueOf),
  );
});

it('names a page by its path and strikes a task that is done', () => {
  const [, pages, tasks] = groupsOf({ text: 'task', results: everything });
  expect(pages?.items.map(({ hint }) => hint)).toEqual(['/apps/tasks', '/reports']);
  expect(tasks?.items[0]).toMatchObject({ isDone: true, iconName: 'circle-check' });
});

it('offers a page that the API finds by its subtitle under its own name, and none that the site does not have', () => {
  const results: SearchResultSet[] = [
    {
      id: 'pages',
      label: 'Pages',
      results: [
        { title: 'Notes', link: '/apps/notes' },
        { title: 'Mailbox', link: '/apps/mailbox' },
      ],
    },
  ];
  expect(linesOf({ text: 'ideas', results })).toEqual(['pages: Notes']);
});

it('shows what was opened last while nothing is typed, as far as the site still has it', () => {
  const recent = [
    { label: 'Marta', address: '/apps/contacts/contact-08' },
    { label: 'Inbox', address: '/apps/mailbox' },
  ];
  expect(linesOf({ recent, results: everything })).toEqual(['recent: Marta']);
});

it('finds İ and ı whatever the case', () => {
  const results: SearchResultSet[] = [
    {
      id: 'tasks',
      label: 'Tasks',
      results: [{ title: 'İzmir limanı', completed: false, link: '/apps/tasks/task-02' }],
    },
  ];
  const [tasks] = groupsOf({ text: 'izmir', results });
  expect(tasks?.items[0]?.segments?.[0]).toEqual({ text: 'İzmir', isMatch: true });
});

it('offers no address that is none of this site, and fetches no picture of another host', () => {
  const results: SearchResultSet[] = [
    {
      id: 'contacts',
      label: 'x',
      results: ['javascript:alert(1)', 'https://other.example/', '//other.example'].map((link) => ({
        name: 'Marta',
        avatar: null,
        link,
      })),
    },
    {
      id: 'contacts',
      label: 'x',
      results: [{ name: 'Marta', avatar: 'https://other.example/face.png', link: '/apps/contacts/contact-08' }],
    },
  ];
  const [contacts] = groupsOf({ text: 'marta', results, isKnownAddress: (address) => /^\/(?!\/)/.test(address) });
  expect(contacts?.items).toHaveLength(1);
  expect(contacts?.items[0]?.leading).toMatchObject({ props: { src: null, name: 'Marta', id: 'contact-08' } });
});
