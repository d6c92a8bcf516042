import { getNavigation, getUser, updateUser } from '@quarterdeck/contract/endpoints/common';
import { broken } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import type { Tables } from '../core/table';
import { loadMenus } from './menus';
import { userTable } from './userTable';

/** What the frame of every page asks for. */
export const handlers: readonly MockHandler[] = [
  handle(getNavigation, () => loadMenus()),
  handle(getUser, async (_, { db }) => (await currentUser(db)).user),
  handle(updateUser, async ({ body }, { db }) => {
    const { users, user } = await currentUser(db);
    return users.patch(user.id, body.user) ?? user;
  }),
];

export const loadMore = () => import('./moreHandlers');

async function currentUser(db: Tables) {
  const users = await db.open(userTable);
  const [user] = users.list();
  if (user === undefined) throw broken('There is no user');
  return { users, user };
}
