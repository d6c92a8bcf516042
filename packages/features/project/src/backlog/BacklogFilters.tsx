import { useFormats, useTranslation } from '@quarterdeck/i18n';
import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { RouterLink } from '@quarterdeck/ui/router';
import { hueOf } from '@quarterdeck/ui/Tag';
import { useMemo } from 'react';
import { Choices, Heading, Section } from './BacklogFilters.styles';
import { countSaved, labelsOf, savedViews } from './backlogView';
import type { ViewControl } from './useBacklogView';

export interface BacklogFiltersProps extends Pick<ViewControl, 'view' | 'searchOf'> {
  items: readonly BacklogItem[];
}

/** Ready-made filters and the labels, as links: each is an address. */
export function BacklogFilters({ items, view, searchOf }: BacklogFiltersProps) {
  const { t } = useTranslation();
  const { locale, number } = useFormats();
  const counts = useMemo(() => countSaved(items), [items]);
  const labels = useMemo(() => labelsOf(items, locale), [items, locale]);
  // Also one that no item has any longer: it narrows the list, so it must be possible to take it away.
  const gone = view.labels.filter((label) => labels.every((known) => known.label !== label));
  const toggled = (label: string) =>
    view.labels.includes(label) ? view.labels.filter((one) => one !== label) : [...view.labels, label];
  return (
    <>
      <Section>
        <Heading>{t('backlog.saved.label')}</Heading>
        <Choices>
          {savedViews.map((saved) => (
            <li key={saved}>
              <RouterLink to={{ search: searchOf({ saved }) }} aria-current={view.saved === saved || undefined}>
                {t(`backlog.saved.${saved}`)}
                <span data-part="count">{number(counts[saved])}</span>
              </RouterLink>
            </li>
          ))}
        </Choices>
      </Section>
      {labels.length + gone.length > 0 ? (
        <Section>
          <Heading>{t('backlog.labels')}</Heading>
          <Choices>
            {[...labels, ...gone.map((label) => ({ label, count: 0 }))].map(({ label, count }) => (
              <li key={label}>
                <RouterLink
                  to={{ search: searchOf({ labels: toggled(label) }) }}
                  aria-current={view.labels.includes(label) || undefined}
                >
                  <i aria-hidden data-hue={hueOf(label)} />
                  <span data-part="name">{label}</span>
                  <span data-part="count">{number(count)}</span>
                </RouterLink>
              </li>
            ))}
          </Choices>
        </Section>
      ) : null}
    </>
  );
}
