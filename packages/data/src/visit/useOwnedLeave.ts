import type { SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { useEffect } from 'react';
import { useOwnedIds } from './useProject';
import { visit } from './visit';

/** What has come into the project since it was selected leaves the selection, and the visitor is told: it is not paid twice. */
export function useOwnedLeave({ lines }: SelectionSummary): void {
  const { t } = useTranslation();
  const { list } = useFormats();
  const ownedIds = useOwnedIds();
  // Once the marketplace has said what they are called.
  const owned = lines.flatMap(({ id, requirement }) => (requirement !== null && ownedIds.has(id) ? [requirement] : []));
  const key = owned.map(({ id }) => id).join('\n');
  const takeOut = useLatestCallback(() => {
    const titles = owned.map(({ title }) => title);
    visit.remove(owned.map(({ id }) => id));
    toasts.add({ title: t('marketplace.alreadyOwned', { count: titles.length, titles: list(titles) }) });
  });
  useEffect(() => {
    if (key !== '') takeOut();
  }, [key, takeOut]);
}
