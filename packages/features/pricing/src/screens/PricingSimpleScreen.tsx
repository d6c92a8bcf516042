import { paths } from '@quarterdeck/contract';
import type { BillingPeriod, PlanId, Pricing } from '@quarterdeck/contract/entities/pricing';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Link } from '@quarterdeck/ui/Link';
import { Page, PageHead } from '@quarterdeck/ui/Page';
import { PlanCard, type PlanFeature } from '@quarterdeck/ui/PlanCard';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { PeriodSwitch } from '../components/PeriodSwitch';
import { PlanButton } from '../components/PlanButton';
import { PlanPicker, usePickedPlan } from '../components/PlanPicker';
import { PlanCards, PlanCardsSkeleton } from '../components/PricingFaces';
import { useBillingPeriod } from '../components/useBillingPeriod';
import { useHighlights } from '../components/useHighlights';
import { usePlanOffers } from '../components/usePlanOffers';
import { featuresOfPlan, hasFeature } from '../model/planFeatures';
import { pricingQueries } from '../queries/pricingQueries';

/** How many plans are shown: the largest ones. */
const shownPlans = 2;

/** Two plans in plain text. */
export function PricingSimpleScreen() {
  const { t } = useTranslation();
  const pricing = useQuery(pricingQueries.offer());
  const [period, setPeriod] = useBillingPeriod();
  return (
    <SimplePage width={1000}>
      <PageHead title={t('pricing.simple.title')} text={t('pricing.simple.lead')}>
        {pricing.data ? (
          <PeriodSwitch period={period} onChange={setPeriod} savedPercent={pricing.data.yearlySavedPercent} />
        ) : null}
      </PageHead>
      <AsyncContent result={pricing} headingLevel={2} skeleton={<PlanCardsSkeleton count={shownPlans} height={430} />}>
        {(data) => <Plans pricing={data} period={period} />}
      </AsyncContent>
      <p>
        {t('pricing.note')} <Link href={paths.pricingTable.href(period)}>{t('pricing.compareAll')}</Link>
      </p>
    </SimplePage>
  );
}

function Plans({ pricing, period }: { pricing: Pricing; period: BillingPeriod }) {
  const { t } = useTranslation();
  const offers = usePlanOffers(pricing, period).slice(-shownPlans);
  const linesOf = useSimpleLines(pricing);
  const isPhone = !useIsFrom('sm');
  const ids = offers.map(({ id }) => id);
  // The recommended plan may be one that is not shown here.
  const first = ids.find((id) => id === pricing.recommendedPlanId) ?? ids[0] ?? pricing.recommendedPlanId;
  const [picked, setPicked] = usePickedPlan(ids, first);
  return (
    <>
      {isPhone ? <PlanPicker plans={ids} plan={picked} onChange={setPicked} /> : null}
      <PlanCards $columns={shownPlans}>
        {offers
          .filter(({ id }) => !isPhone || id === picked)
          .map(({ id, isRecommended, card }) => (
            <PlanCard
              key={id}
              {...card}
              variant="plain"
              action={<PlanButton plan={id} pricing={pricing} period={period} isPrimary={isRecommended} size="lg" />}
              features={linesOf(id)}
              featureLabels={{ included: t('pricing.included'), excluded: t('pricing.notIncluded') }}
              {...(isRecommended ? { recommendedLabel: t('pricing.plan.recommended') } : {})}
            />
          ))}
      </PlanCards>
    </>
  );
}

/** What a plan has, in four lines of plain text. */
function useSimpleLines(pricing: Pricing): (plan: PlanId) => PlanFeature[] {
  const { t } = useTranslation();
  const { number } = useFormats();
  const words = useHighlights();
  return (id) => {
    const features = featuresOfPlan(pricing, id);
    const count = pricing.plans.find((plan) => plan.id === id)?.changeHours ?? 0;
    const time = words.firstAnswer(features);
    return [
      { id: 'reach', text: words.reach(features, 'pricing.simple.reach') },
      { id: 'changes', text: t('pricing.simple.changes', { count, formatted: number(count) }) },
      { id: 'backup', text: words.backup(features, false), isIncluded: hasFeature(features.backup) },
      ...(time === '' ? [] : [{ id: 'firstAnswer', text: t('pricing.simple.firstAnswer', { time }) }]),
    ];
  };
}

const SimplePage = styled(Page)`
  & > header {
    align-items: flex-end;
  }
  & > p {
    margin-block-start: ${token('space.6')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & [role='radiogroup'] + div {
    margin-block-start: ${token('space.4')};
  }
  ${below('sm')} {
    & > header > div:first-child {
      flex-basis: 100%;
    }
  }
`;
