import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { FilterLink, FilterList } from '@quarterdeck/ui/FilterList';
import { useMemo } from 'react';
import { countSaved, labelsOf, savedViews } from '../model/backlogView';
import { Heading, Section } from './BacklogFilters.styles';
import type { ViewControl } from './useBacklogView';
import { useLabelHue } from './useLabelHue';

export interface BacklogFiltersProps extends Pick<ViewControl, 'view' | 'searchOf'> {
  /** Null while they are on their way: the filters can be used already. */
  items: readonly BacklogItem[] | null;
}

const nothing: readonly BacklogItem[] = [];

/** Ready-made filters and the labels, as links: each is an address. */
export function BacklogFilters({ items, view, searchOf }: BacklogFiltersProps) {
  const { t } = useTranslation();
  const { locale, number } = useFormats();
  const labelHue = useLabelHue();
  const counts = useMemo(() => countSaved(items ?? nothing), [items]);
  const labels = useMemo(() => labelsOf(items ?? nothing, locale), [items, locale]);
  // Also one that no item has any longer: it narrows the list, so it must be possible to take it away.
  const gone = view.labels.filter((label) => labels.every((known) => known.label !== label));
  const toggled = (label: string) =>
    view.labels.includes(label) ? view.labels.filter((one) => one !== label) : [...view.labels, label];
  const labelFilters = [...labels, ...gone.map((label) => ({ label, count: 0 }))];
  const countOf = (count: number) => (items === null ? null : number(count));
  return (
    <>
      <Section>
        <Heading>{t('backlog.saved.label')}</Heading>
        <FilterList>
          {savedViews.map((saved) => (
            <FilterLink
              key={saved}
              to={{ search: searchOf({ saved }) }}
              isCurrent={view.saved === saved}
              count={countOf(counts[saved])}
            >
              {t(`backlog.saved.${saved}`)}
            </FilterLink>
          ))}
        </FilterList>
      </Section>
      {labelFilters.length > 0 ? (
        <Section>
          <Heading>{t('backlog.labels')}</Heading>
          <FilterList>
            {labelFilters.map(({ label, count }) => (
              <FilterLink
                key={label}
                to={{ search: searchOf({ labels: toggled(label) }) }}
                isCurrent={view.labels.includes(label)}
                count={countOf(count)}
                hue={labelHue(label)}
              >
                {label}
              </FilterLink>
            ))}
          </FilterList>
        </Section>
      ) : null}
    </>
  );
}
