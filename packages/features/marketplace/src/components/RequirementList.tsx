import { paths } from '@quarterdeck/contract';
import { requirementPageSize, type Requirement } from '@quarterdeck/contract/entities/requirement';
import { formOf } from '@quarterdeck/data/visit/useMeasures';
import { useRequirementCard } from '@quarterdeck/data/visit/useRequirementCard';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { OfferCard } from '@quarterdeck/ui/OfferCard';
import { Pagination } from '@quarterdeck/ui/Pagination';
import { useLocation } from '@quarterdeck/ui/router';
import { Inline } from '@quarterdeck/ui/Stack';
import { token } from '@quarterdeck/ui/tokens';
import { useRef } from 'react';
import { Cards, Rows } from './Marketplace.styles';
import { RequirementRow } from './RequirementRow';
import type { Choices } from './useChoices';
import type { Found } from './useFound';
import type { ViewControl } from './useMarketplaceView';

export interface RequirementListProps extends Pick<ViewControl, 'change'> {
  answer: Found;
  choices: Choices;
}

/** One page of what was found, as cards or rows. */
export function RequirementList({ answer, choices, change }: RequirementListProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { search } = useLocation();
  const currency = useCurrency();
  const cardOf = useRequirementCard();
  const listRef = useRef<HTMLUListElement>(null);
  const { shown, found, page, pageCount, view } = answer;

  const [List, Item] = view.form === 'grid' ? [Cards, OfferCard] : [Rows, RequirementRow];
  // Prices in rows stand below each other.
  const priceForm = view.form === 'grid' ? undefined : formOf(found.map(({ price }) => price));
  const propsOf = (requirement: Requirement) => ({
    // The number is the same in every currency that a project may have.
    ...cardOf({ ...requirement, currency }, { state: choices.stateOf(requirement.id), priceForm }),
    query: view.search,
    href: `${paths.requirement.href(requirement.id)}${search}`,
    onToggle: () => choices.toggle(requirement),
  });
  const goTo = (next: number) => {
    change({ page: next });
    // The next page is read from its beginning.
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView({ block: 'start' });
  };
  const first = (page - 1) * requirementPageSize + 1;
  return (
    <>
      <List ref={listRef} tabIndex={-1} aria-label={t('marketplace.list')} data-behind={answer.isBehind || undefined}>
        {shown.map((requirement) => (
          <li key={requirement.id}>
            <Item {...propsOf(requirement)} />
          </li>
        ))}
      </List>
      {pageCount > 1 ? (
        <Inline justify="center" style={{ marginBlockStart: token('space.6') }}>
          <Pagination
            aria-label={t('marketplace.pages.label')}
            page={page}
            pageCount={pageCount}
            onChange={goTo}
            rangeText={t('marketplace.pages.range', {
              first: number(first),
              last: number(first + shown.length - 1),
              total: number(found.length),
            })}
            words={{
              previous: t('marketplace.pages.previous'),
              next: t('marketplace.pages.next'),
              page: (one) => t('marketplace.pages.page', { page: number(one) }),
            }}
          />
        </Inline>
      ) : null}
    </>
  );
}
