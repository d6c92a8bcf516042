import type { NewShortcut, Shortcut, ShortcutId } from '@quarterdeck/contract/entities/shortcut';
import { moveItems } from '@quarterdeck/contract/rules/order';
import { newId } from '@quarterdeck/contract/rules/newId';
import { changeRecord } from '@quarterdeck/data/writes/patchRecord';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useUndo } from '@quarterdeck/ui/undo';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inOrder, readOrder, useShortcutOrder, writeOrder } from './shortcutOrder';
import { shortcutList } from './shortcutQueries';
import { shortcutWrites } from './shortcutWrites';

const fields = ['label', 'description', 'icon', 'link', 'useRouter'] as const;

/** The shortcuts in their order, with what can be done to them; everything shows at once (SC-1 to SC-3). */
export function useShortcuts() {
  const { t } = useTranslation();
  const undo = useUndo();
  const result = useQuery(shortcutList);
  const order = useShortcutOrder();
  const create = useWrite(shortcutWrites.create);
  const update = useWrite(shortcutWrites.update);
  const remove = useWrite(shortcutWrites.remove);
  const restore = useWrite(shortcutWrites.restore);
  const { data } = result;
  const shortcuts = useMemo(() => data && inOrder(data, order), [data, order]);
  const idsNow = () => shortcuts?.map(({ id }) => id) ?? [];
  const find = (id: string) => shortcuts?.find((one) => one.id === id);
  const say = (key: 'added' | 'deleted' | 'moved', { label }: { label: string }) =>
    t(`shell.shortcuts.${key}`, { label: truncateForSpeech(label) });

  return {
    result: { ...result, data: shortcuts },
    add: ({ description, ...shortcut }: NewShortcut) => {
      void create([{ ...shortcut, id: newId() as ShortcutId, ...(description ? { description } : {}) }]);
      announce(say('added', shortcut));
    },
    change: (id: string, wanted: NewShortcut) => {
      const shortcut = find(id);
      if (!shortcut) return;
      const changed = fields.filter((field) => (wanted[field] ?? '') !== (shortcut[field] ?? ''));
      if (changed.length === 0) return;
      const patch = Object.fromEntries(changed.map((field) => [field, wanted[field] ?? '']));
      void update([{ ...changeRecord<Shortcut>(shortcut, patch), label: shortcut.label }]);
    },
    remove: (id: string) => {
      const shortcut = find(id);
      if (!shortcut) return;
      // Made again, it would be last.
      writeOrder(idsNow());
      void remove([shortcut], {
        undo: {
          label: () => say('deleted', shortcut),
          undo: (done) => restore(done.map(({ answer }) => answer)),
        },
      });
    },
    /** @param to an index in the resulting list. */
    move: (id: string, to: number) => {
      const shortcut = find(id);
      const ids = idsNow();
      const from = ids.findIndex((one) => one === id);
      if (!shortcut || from < 0 || from === to) return;
      const before = readOrder();
      writeOrder(moveItems(ids, [from], to));
      undo.offer({ label: say('moved', shortcut), undo: () => writeOrder(before) });
    },
  };
}
