import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { FilterLink, FilterList } from '@quarterdeck/ui/FilterList';
import { Stack } from '@quarterdeck/ui/Stack';
import { Heading } from '@quarterdeck/ui/Text';
import { useMemo, type ReactNode } from 'react';
import { countSaved, labelsOf, savedViews } from '../model/backlogView';
import type { ViewControl } from './useBacklogView';
import { useLabelHue } from './useLabelHue';

interface BacklogFiltersProps extends Pick<ViewControl, 'view' | 'searchOf'> {
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
  const labelFilters = [...labels, ...gone.map((label) => ({ label, count: 0 }))];
  const toggled = (label: string) =>
    view.labels.includes(label) ? view.labels.filter((one) => one !== label) : [...view.labels, label];
  const countOf = (count: number) => (items === null ? null : number(count));
  return (
    <Stack gap="5">
      <FilterSection title={t('backlog.saved.label')}>
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
      </FilterSection>
      {labelFilters.length > 0 ? (
        <FilterSection title={t('backlog.labels')}>
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
        </FilterSection>
      ) : null}
    </Stack>
  );
}

function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="1">
      <Heading level={2} variant="caption-medium" tone="secondary">
        {title}
      </Heading>
      <FilterList>{children}</FilterList>
    </Stack>
  );
}
