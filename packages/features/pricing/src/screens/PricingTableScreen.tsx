import type { Pricing } from '@quarterdeck/contract/entities/pricing';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { from, token, type } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ComparisonPhone } from '../components/ComparisonPhone';
import { ComparisonTable } from '../components/ComparisonTable';
import { PeriodSwitch } from '../components/PeriodSwitch';
import { useBillingPeriod } from '../components/useBillingPeriod';
import { pricingQueries } from '../queries/pricingQueries';

const headingId = 'pricing-table';

/** Without a table nothing in the pane takes the focus, and keys could not scroll it. */
const waiting = { role: 'region', tabIndex: 0, 'aria-labelledby': headingId } as const;

/** All plans compared by all they differ in. */
export function PricingTableScreen() {
  const pricing = useQuery(pricingQueries.offer());
  return (
    // A pane scrolls by itself: in every layout what sticks in it sticks at its own edges.
    <Pane data-panes {...(pricing.data ? {} : waiting)}>
      <div>
        {pricing.data ? null : <Head />}
        <AsyncContent result={pricing} headingLevel={2} skeleton={<Skeleton shape="rows" count={14} height="44px" />}>
          {(data) => <Comparison pricing={data} />}
        </AsyncContent>
      </div>
    </Pane>
  );
}

function Comparison({ pricing }: { pricing: Pricing }) {
  const [period, setPeriod] = useBillingPeriod();
  const isPhone = !useIsFrom('sm');
  const head = (
    <Head>
      <PeriodSwitch
        period={period}
        onChange={setPeriod}
        savedPercent={pricing.yearlySavedPercent}
        isFullWidth={isPhone}
      />
    </Head>
  );
  return isPhone ? (
    <>
      {head}
      <ComparisonPhone pricing={pricing} period={period} />
    </>
  ) : (
    <ComparisonTable pricing={pricing} period={period} labelledBy={headingId}>
      {head}
    </ComparisonTable>
  );
}

/** The heading of the page, with the switch once prices are there. */
function Head({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header>
      <h1 id={headingId}>{t('pricing.table.title')}</h1>
      <p>{t('pricing.facts.tax')}</p>
      {children}
    </header>
  );
}

const Pane = styled.div`
  block-size: 100%;
  overflow: auto;
  overscroll-behavior-inline: contain;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  background: ${token('surface.sheet')};
  /* What takes the focus comes to lie below the head, not under it. */
  scroll-padding-block: 160px ${token('space.6')};
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  & > div {
    box-sizing: border-box;
    inline-size: fit-content;
    min-inline-size: min(100%, calc(1040px + 2 * ${token('page.gutter')}));
    margin-inline: auto;
    padding-inline: ${token('page.gutter')};
    padding-block: ${token('space.4')} 64px;
  }
  & > div > header {
    margin-block-end: ${token('space.4')};
  }
  & h1 {
    ${type('title-2')}
  }
  & header > p {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & > div header > [role='radiogroup'] {
    margin-block-start: ${token('space.3')};
  }
  ${from('sm')} {
    & > div {
      padding-block-start: 0;
    }
  }
  @media print {
    block-size: auto;
    overflow: visible;
  }
`;
