import type { BillingPeriod, PlanFeatureId, Pricing } from '@quarterdeck/contract/entities/pricing';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { Page } from '@quarterdeck/ui/Page';
import { Price } from '@quarterdeck/ui/Price';
import { IconTile } from '@quarterdeck/ui/RowList';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Surface } from '@quarterdeck/ui/Surface';
import { Text } from '@quarterdeck/ui/Text';
import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import {
  BellRing,
  Boxes,
  DatabaseBackup,
  KeyRound,
  PhoneCall,
  ScrollText,
  Server,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import { PeriodSwitch } from '../components/PeriodSwitch';
import { PlanButton } from '../components/PlanButton';
import { useBillingPeriod } from '../components/useBillingPeriod';
import { useHighlights } from '../components/useHighlights';
import { usePlanOffers } from '../components/usePlanOffers';
import { usePlanWords } from '../components/usePlanWords';
import { featuresOfPlan, hasFeature, type PlanFeatures } from '../model/planFeatures';
import { shownPriceOf } from '../model/planPrice';
import { pricingQueries } from '../queries/pricingQueries';

/** The largest plan alone, with all that is in it. */
export function PricingSingleScreen() {
  const { t } = useTranslation();
  const pricing = useQuery(pricingQueries.offer());
  const [period, setPeriod] = useBillingPeriod();
  const titleId = 'pricing-single';
  return (
    <Page width={1040}>
      <Sheet>
        <section aria-labelledby={titleId}>
          <h1 id={titleId}>{t('pricing.single.title')}</h1>
          <Text as="p" variant="small" tone="secondary">
            {t('pricing.single.lead')}
          </Text>
          {pricing.data ? <Inside pricing={pricing.data} /> : null}
        </section>
        <AsyncContent result={pricing} headingLevel={2} skeleton={<Skeleton shape="box" height="412px" />}>
          {(data) => <Offer pricing={data} period={period} onPeriodChange={setPeriod} />}
        </AsyncContent>
      </Sheet>
    </Page>
  );
}

interface OfferProps {
  pricing: Pricing;
  period: BillingPeriod;
  onPeriodChange: (period: BillingPeriod) => void;
}

/** The price of the plan, and the way to it. */
function Offer({ pricing, period, onPeriodChange }: OfferProps) {
  const { t } = useTranslation();
  const { money } = usePlanWords();
  const offer = usePlanOffers(pricing, period).at(-1);
  if (offer === undefined) return null;
  const { year, saved } = shownPriceOf(offer.plan, pricing, period);
  const { currency } = pricing;
  return (
    <Panel forwardedAs="section" level="hull" aria-labelledby="pricing-single-plan">
      <ContourArt seed="pricing-company" width={348} height={412} levels={14} tone="hull" />
      <PeriodSwitch
        period={period}
        onChange={onPeriodChange}
        savedPercent={pricing.yearlySavedPercent}
        saysSaving={false}
      />
      <div>
        <h2 id="pricing-single-plan">
          {offer.card.name}
          {offer.card.currentLabel === undefined ? null : <span>{offer.card.currentLabel}</span>}
        </h2>
        <Price amount={offer.card.price.amount} currency={currency} period={t('pricing.period.aMonth')} size="lg" />
        <p data-part="sum">
          {period === 'monthly'
            ? null
            : saved > 0
              ? t('pricing.period.aYearSaving', { sum: money(year, currency), saved: money(saved, currency) })
              : t('pricing.period.aYear', { sum: money(year, currency) })}
        </p>
      </div>
      <PlanButton plan={offer.id} pricing={pricing} period={period} isPrimary size="lg" />
      <p>{t('pricing.single.note')}</p>
    </Panel>
  );
}

interface Part {
  id: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

/** What is in the plan; what it lacks is not spoken of. */
function useParts(features: PlanFeatures): Part[] {
  const { t } = useTranslation();
  const words = usePlanWords();
  const highlights = useHighlights();
  const has = (id: PlanFeatureId) => hasFeature(features[id]);
  const { restoreTest, auditLog } = features;
  const part = (id: string, isThere: boolean, icon: LucideIcon, title: string, text: string): Part[] =>
    isThere ? [{ id, icon, title, text }] : [];
  return [
    ...part('people', true, Users, words.count('people', features.people), t('pricing.single.people')),
    ...part('products', true, Boxes, words.count('products', features.products), t('pricing.single.products')),
    ...part(
      'hosting',
      has('production'),
      Server,
      t(has('staging') ? 'pricing.single.hosting' : 'pricing.card.hosting'),
      t(has('region') ? 'pricing.single.region' : 'pricing.single.ownRegion'),
    ),
    ...part(
      'backup',
      has('backup'),
      DatabaseBackup,
      highlights.backup(features, false),
      restoreTest.kind === 'interval'
        ? t('pricing.single.restoreTest', { interval: words.interval(restoreTest, 'tested') })
        : t('pricing.single.noRestoreTest'),
    ),
    ...part('monitoring', has('monitoring'), BellRing, t('pricing.card.monitoring'), t('pricing.single.monitoring')),
    ...part(
      'onCall',
      has('onCall'),
      PhoneCall,
      t('pricing.card.onCall'),
      t('pricing.single.onCall', { time: highlights.firstAnswer(features) }),
    ),
    ...part(
      'singleSignOn',
      has('singleSignOn'),
      KeyRound,
      t('pricing.card.singleSignOn'),
      t('pricing.single.singleSignOn'),
    ),
    ...part(
      'auditLog',
      auditLog.kind === 'time',
      ScrollText,
      t('pricing.feature.auditLog'),
      auditLog.kind === 'time'
        ? t('pricing.single.auditLog', { time: words.time(auditLog.amount, auditLog.unit) })
        : '',
    ),
  ];
}

function Inside({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation();
  const last = pricing.plans.at(-1)?.id ?? pricing.recommendedPlanId;
  const parts = useParts(featuresOfPlan(pricing, last));
  return (
    <Parts aria-label={t('pricing.single.features')}>
      {parts.map(({ id, icon, title, text }) => (
        <li key={id}>
          <IconTile icon={icon} isAccent />
          <div>
            <Text as="strong" variant="body-medium">
              {title}
            </Text>
            <Text as="p" variant="small" tone="secondary">
              {text}
            </Text>
          </div>
        </li>
      ))}
    </Parts>
  );
}

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.xl')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  overflow-wrap: anywhere;
  & > section {
    padding: ${token('space.6')} ${token('space.5')};
  }
  & h1 {
    text-wrap: balance;
    ${type('title-2')}
  }
  & h1 + p {
    margin-block-start: ${token('space.1')};
  }
  & > div {
    margin: ${token('space.2')};
  }
  ${from('md')} {
    & > section {
      padding: 36px;
    }
  }
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 364px;
    & > div {
      display: grid;
    }
  }
`;

const Parts = styled.ul`
  display: grid;
  gap: ${token('space.6')} ${token('space.8')};
  margin-block-start: ${token('space.6')};
  ${from('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('md')} {
    row-gap: ${token('space.10')};
  }
  & > li {
    display: flex;
    gap: ${token('space.3')};
  }
  & strong {
    display: block;
  }
`;

const Panel = styled(Surface)`
  position: relative;
  isolation: isolate;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  min-block-size: 412px;
  padding: ${token('space.6')};
  border-radius: ${token('radius.lg')};
  overflow: clip;
  /* The raised segment is as light as its track on a hull. */
  & > [role='radiogroup'] {
    align-self: flex-start;
    --qd-surface-card: ${token('hull.selected')};
  }
  & > svg {
    position: absolute;
    z-index: -1;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    mask-image: linear-gradient(black 30%, transparent 90%);
  }
  & > div:not([role]) {
    margin-block: auto ${token('space.5')};
    padding-block-start: ${token('space.10')};
  }
  & h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    ${type('body-medium')}
  }
  & h2 > span {
    padding: 2px ${token('space.2')};
    border-radius: ${token('radius.sm')};
    background: ${token('hull.selected')};
    ${type('caption-medium')}
  }
  && [data-part='amount'] {
    ${type('metric-xl')}
  }
  & [data-part='sum'] {
    min-block-size: 18px;
    font-variant-numeric: tabular-nums;
  }
  & p {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & > p {
    margin-block-start: ${token('space.4')};
    text-align: center;
    ${type('caption')}
  }
  ${below('sm')} {
    padding: ${token('space.5')};
    min-block-size: 0;
  }
`;
