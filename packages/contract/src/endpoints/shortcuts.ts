import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { newShortcutSchema, shortcutIdSchema, shortcutPatchSchema, shortcutSchema } from '../entities/shortcut';

export const listShortcuts = endpoint({
  id: 'common.shortcuts.list',
  method: 'GET',
  path: 'api/common/shortcuts',
  response: z.array(shortcutSchema),
});

/** The new shortcut stands last and gets an id of its own. */
export const createShortcut = endpoint({
  id: 'common.shortcuts.create',
  method: 'POST',
  path: 'api/common/shortcuts',
  body: z.object({ shortcut: newShortcutSchema }),
  response: shortcutSchema,
});

export const updateShortcut = endpoint({
  id: 'common.shortcuts.update',
  method: 'PATCH',
  path: 'api/common/shortcuts',
  body: z.object({ id: shortcutIdSchema, shortcut: shortcutPatchSchema }),
  response: shortcutSchema,
});

/** Answers what was removed. */
export const deleteShortcut = endpoint({
  id: 'common.shortcuts.delete',
  method: 'DELETE',
  path: 'api/common/shortcuts',
  query: z.object({ id: shortcutIdSchema }),
  response: shortcutSchema,
});
