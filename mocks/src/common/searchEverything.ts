import type { Contact } from '@quarterdeck/contract/entities/contact';
import type { SearchResultSet } from '@quarterdeck/contract/entities/search';
import type { Task } from '@quarterdeck/contract/entities/task';
import { paths } from '@quarterdeck/contract/paths';
import { fold } from '@quarterdeck/contract/rules/fold';
import { contactTable } from '../contacts/contactTable';
import type { Tables } from '../core/table';
import { memo } from '../core/memo';
import { taskTable } from '../tasks/taskTables';
import { flatten, loadMenus } from './menus';

const foldedName = memo(({ name }: Contact) => fold(name));
const foldedTitle = memo(({ title }: Task) => fold(title));

const contactHit = memo(({ id, name, avatar }: Contact) => ({
  name,
  avatar,
  link: `/apps/contacts/${encodeURIComponent(id)}`,
}));
const taskHit = memo(({ id, title, completed }: Task) => ({ title, completed, link: paths.task.href(id) }));

/**
 * Contacts by name, pages by title or subtitle, tasks by title. Text is compared folded; groups
 * without a match are left out, and a query without a visible character matches nothing.
 */
export async function searchEverything(query: string, db: Tables): Promise<SearchResultSet[]> {
  const needle = fold(query.trim());
  if (needle === '') return [];
  const matches = (text: string | undefined) => text !== undefined && fold(text).includes(needle);
  const [contacts, tasks, menus] = await Promise.all([db.open(contactTable), db.open(taskTable), loadMenus()]);

  const sets: SearchResultSet[] = [
    {
      id: 'contacts',
      label: 'Contacts',
      results: contacts
        .list()
        .filter((contact) => foldedName(contact).includes(needle))
        .map(contactHit),
    },
    {
      id: 'pages',
      label: 'Pages',
      results: flatten(menus.default).flatMap(({ title, subtitle, link, hidden, disabled }) => {
        const isOffered = link !== undefined && !hidden && !disabled;
        return isOffered && (matches(title) || matches(subtitle)) ? [{ title, link }] : [];
      }),
    },
    {
      id: 'tasks',
      label: 'Tasks',
      // A section is a heading of the list, not something to do.
      results: tasks
        .list()
        .filter((task) => task.type === 'task' && foldedTitle(task).includes(needle))
        .map(taskHit),
    },
  ];
  return sets.filter(({ results }) => results.length > 0);
}
