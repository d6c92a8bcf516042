import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { messageTreeSchema } from '../entities/messages';
import { userSchema } from '../entities/user';

/** The words of one language: a static file of the site. */
export const getTranslations = endpoint({
  id: 'product.translations',
  method: 'GET',
  path: 'assets/i18n/{lang}.json',
  response: messageTreeSchema,
});

/** Saves a user as a whole, such as with a new status; the demo itself saves through `updateUser`. */
export const saveUser = endpoint({
  id: 'product.user.update',
  method: 'PATCH',
  path: 'users/{id}',
  body: z.object({ user: userSchema }),
  response: userSchema,
});
