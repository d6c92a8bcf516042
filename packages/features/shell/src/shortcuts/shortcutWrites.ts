import { createShortcut, deleteShortcut, updateShortcut } from '@quarterdeck/contract/endpoints/shortcuts';
import { shortcutSchema, type Shortcut } from '@quarterdeck/contract/entities/shortcut';
import { shortcutChangeSchema, type ShortcutChange } from '@quarterdeck/contract/writes/shortcuts';
import { recordList } from '@quarterdeck/data/writes/recordList';
import { defineCreate, defineDelete, defineUpdate } from '@quarterdeck/data/writes/recordWrites';
import type { WriteContext } from '@quarterdeck/data/writes/defineWrite';
import type { TFunction } from '@quarterdeck/i18n';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { keepPlace } from './shortcutOrder';
import { shortcutList } from './shortcutQueries';

const allShortcuts = recordList<Shortcut>(shortcutList);

const failure =
  (kind: 'create' | 'update' | 'delete' | 'restore') => (parts: readonly { label: string }[], t: TFunction) =>
    t(`shell.shortcuts.failed.${kind}`, { label: truncateForSpeech(parts[0]?.label ?? '') });

async function make({ id, ...shortcut }: Shortcut, { call }: WriteContext): Promise<Shortcut> {
  const made = await call(createShortcut, { body: { shortcut } });
  keepPlace(id, made.id);
  return made;
}

/** What can be done to shortcuts: each shows at once, and a failure is said with a Retry. */
export const shortcutWrites = {
  create: defineCreate<Shortcut>({
    id: 'shell.shortcuts.create',
    part: shortcutSchema,
    add: allShortcuts.addLast,
    make,
    failure: failure('create'),
  }),
  update: defineUpdate<Shortcut, ShortcutChange, Shortcut>({
    id: 'shell.shortcuts.update',
    part: shortcutChangeSchema,
    list: shortcutList,
    endpoint: updateShortcut,
    save: (_, { call }, { id, patch }) => call(updateShortcut, { body: { id, shortcut: patch } }),
    savedRecord: (shortcut) => shortcut,
    failure: failure('update'),
  }),
  remove: defineDelete<Shortcut>({
    id: 'shell.shortcuts.delete',
    part: shortcutSchema,
    leaveOut: allShortcuts.leaveOut,
    remove: ({ id }, { call }) => call(deleteShortcut, { query: { id } }),
    failure: failure('delete'),
  }),
  /** Makes a deleted one again, at the place that it had. */
  restore: defineCreate<Shortcut>({
    id: 'shell.shortcuts.restore',
    part: shortcutSchema,
    add: allShortcuts.addLast,
    make,
    failure: failure('restore'),
  }),
};
