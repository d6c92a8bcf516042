import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { navigationSchema } from '../entities/navigation';
import { searchResultSetSchema } from '../entities/search';
import { userPatchSchema, userSchema } from '../entities/user';

/** Four menus, one per menu form. */
export const getNavigation = endpoint({
  id: 'common.navigation.get',
  method: 'GET',
  path: 'api/common/navigation',
  response: navigationSchema,
});

export const getUser = endpoint({
  id: 'common.user.get',
  method: 'GET',
  path: 'api/common/user',
  response: userSchema,
});

/** The answer becomes the current user. */
export const updateUser = endpoint({
  id: 'common.user.update',
  method: 'PATCH',
  path: 'api/common/user',
  body: z.object({ user: userPatchSchema }),
  response: userSchema,
});

/** Groups without a match are left out; an empty query answers an empty list. */
export const search = endpoint({
  id: 'common.search',
  method: 'POST',
  path: 'api/common/search',
  body: z.object({ query: z.string() }),
  response: z.array(searchResultSetSchema),
});
