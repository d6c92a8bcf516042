import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import type { SelectionSummary } from '../model/selection';
import { visit } from '../visit/visit';
import type { Choices } from './useChoices';

/** What has come into the project since it was selected leaves the selection, and the visitor is told: it is not paid twice. */
export function useOwnedLeave({ lines }: SelectionSummary, { stateOf }: Choices): void {
  const { t } = useTranslation();
  const { list } = useFormats();
  // Once the marketplace has said what they are called.
  const owned = lines.flatMap(({ id, requirement }) =>
    requirement !== null && stateOf(id) === 'owned' ? [requirement] : [],
  );
  const key = owned.map(({ id }) => id).join('\n');
  const takeOut = useEffectEvent(() => {
    const titles = owned.map(({ title }) => title);
    visit.remove(owned.map(({ id }) => id));
    toasts.add({ title: t('marketplace.alreadyOwned', { count: titles.length, titles: list(titles) }) });
  });
  useEffect(() => {
    if (key !== '') takeOut();
  }, [key]);
}
