import * as calls from '@quarterdeck/contract/endpoints/shortcuts';
import { shortcutIdSchema } from '@quarterdeck/contract/entities/shortcut';
import * as z from 'zod/mini';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { requireValidLink } from './panelItems';
import { shortcutTable } from './panelTables';

const noShortcut = (id: string) => notFound(`No shortcut with id ${id}`);

export const shortcutHandlers: readonly MockHandler[] = [
  handle(calls.listShortcuts, async (_, { db }) => (await db.open(shortcutTable)).list()),

  handle(calls.createShortcut, async ({ body }, { db, newId }) => {
    const shortcuts = await db.open(shortcutTable);
    requireValidLink(body.shortcut, 'shortcut');
    return shortcuts.insert({ ...body.shortcut, id: z.parse(shortcutIdSchema, newId()) });
  }),

  handle(calls.updateShortcut, async ({ body: { id, shortcut } }, { db }) => {
    const shortcuts = await db.open(shortcutTable);
    const current = shortcuts.get(id);
    if (current === undefined) throw noShortcut(id);
    requireValidLink({ ...current, ...shortcut }, 'shortcut');
    return shortcuts.patch(id, shortcut) ?? current;
  }),

  handle(calls.deleteShortcut, async ({ query: { id } }, { db }) => {
    const shortcuts = await db.open(shortcutTable);
    const shortcut = shortcuts.get(id);
    if (shortcut === undefined) throw noShortcut(id);
    shortcuts.remove(id);
    return shortcut;
  }),
];
