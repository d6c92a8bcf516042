import type { Pricing } from '@quarterdeck/contract/entities/pricing';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { Page } from '@quarterdeck/ui/Page';
import { PlanCard } from '@quarterdeck/ui/PlanCard';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { PeriodSwitch } from '../components/PeriodSwitch';
import { PlanButton } from '../components/PlanButton';
import { PlanFacts } from '../components/PlanFacts';
import { PlanPicker, usePickedPlan } from '../components/PlanPicker';
import { PlanQuestions } from '../components/PlanQuestions';
import { PlanCards, PlanCardsSkeleton } from '../components/PricingFaces';
import { useBillingPeriod } from '../components/useBillingPeriod';
import { useHighlights } from '../components/useHighlights';
import { usePlanOffers } from '../components/usePlanOffers';
import { usePlanWords } from '../components/usePlanWords';
import { featuresOfPlan } from '../model/planFeatures';
import { pricingQueries } from '../queries/pricingQueries';

/** Three plans beside one another, and what people ask before they choose. */
export function PricingModernScreen() {
  const { t } = useTranslation();
  const pricing = useQuery(pricingQueries.offer());
  return (
    <Ground>
      <ContourArt seed="pricing" width={1200} height={420} levels={14} />
      <Page width={1040}>
        <Head>
          <h1>{t('pricing.modern.title')}</h1>
          <p>{t('pricing.modern.lead')}</p>
        </Head>
        <AsyncContent
          result={pricing}
          headingLevel={2}
          skeleton={
            <Offer>
              <Skeleton shape="box" width="240px" height="36px" />
              <PlanCardsSkeleton count={3} height={520} />
            </Offer>
          }
        >
          {(data) => <Plans pricing={data} />}
        </AsyncContent>
        <PlanFacts />
        <PlanQuestions />
      </Page>
    </Ground>
  );
}

function Plans({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation();
  const [period, setPeriod] = useBillingPeriod();
  const offers = usePlanOffers(pricing, period);
  const highlights = useHighlights();
  const { time } = usePlanWords();
  const isPhone = !useIsFrom('sm');
  const ids = offers.map(({ id }) => id);
  const [picked, setPicked] = usePickedPlan(ids, pricing.recommendedPlanId);
  const maxHours = Math.max(1, ...pricing.plans.map(({ changeHours }) => changeHours));
  return (
    <Offer>
      <PeriodSwitch period={period} onChange={setPeriod} savedPercent={pricing.yearlySavedPercent} />
      {isPhone ? <PlanPicker plans={ids} plan={picked} onChange={setPicked} /> : null}
      <PlanCards $columns={offers.length} data-raised>
        {offers
          .filter(({ id }) => !isPhone || id === picked)
          .map(({ id, plan, isRecommended, card }) => (
            <PlanCard
              key={id}
              {...card}
              summary={t(`pricing.plan.${id}.summary`)}
              action={<PlanButton plan={id} pricing={pricing} period={period} isPrimary={isRecommended} size="lg" />}
              meter={{
                label: t('pricing.modern.changes'),
                value: plan.changeHours,
                max: maxHours,
                valueText: time(plan.changeHours, 'hour'),
              }}
              features={highlights.all(featuresOfPlan(pricing, id))}
              featureLabels={{ included: t('pricing.included'), excluded: t('pricing.notIncluded') }}
              {...(isRecommended ? { recommendedLabel: t('pricing.plan.mostChosen') } : {})}
            />
          ))}
      </PlanCards>
    </Offer>
  );
}

const Ground = styled.div`
  position: relative;
  overflow: clip;
  & > svg {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    inline-size: 100%;
    block-size: 420px;
    opacity: 0.6;
    mask-image: radial-gradient(ellipse 46% 90% at 50% 40%, transparent 62%, black 100%);
  }
  & > div {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.10')};
  }
`;

const Head = styled.header`
  display: grid;
  justify-items: center;
  text-align: center;
  & > h1 {
    text-wrap: balance;
    overflow-wrap: anywhere;
    ${type('display')}
  }
  & > p {
    max-inline-size: 44ch;
    margin-block-start: ${token('space.3')};
    color: ${token('text.secondary')};
    text-wrap: balance;
    font-size: 18px;
    line-height: 28px;
  }
  ${below('sm')} {
    & > h1 {
      ${type('title-1')}
    }
    & > p {
      ${type('prose')}
    }
  }
`;

/** The switch, and what it changes. */
const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  & > :first-child {
    justify-self: center;
  }
  ${from('sm')} {
    margin-block-start: calc(-1 * ${token('space.4')});
    padding-block-end: ${token('space.4')};
    gap: 48px;
  }
`;
