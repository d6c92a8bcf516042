import type { BillingPeriod, Pricing } from '@quarterdeck/contract/entities/pricing';
import { useTranslation } from '@quarterdeck/i18n';
import { Price } from '@quarterdeck/ui/Price';
import type { ReactNode } from 'react';
import { comparedGroups } from '../model/planFeatures';
import { PlanMark, Table } from './Comparison.styles';
import { ComparisonValue } from './ComparisonValue';
import { PlanButton } from './PlanButton';
import { usePlanOffers } from './usePlanOffers';

export interface ComparisonProps {
  pricing: Pricing;
  period: BillingPeriod;
  /** Id of the heading that names it. */
  labelledBy: string;
}

export interface ComparisonTableProps extends ComparisonProps {
  /** Heading and switch, in the corner that stays. */
  children: ReactNode;
}

/** All plans as columns and all they differ in as rows. Names, prices and buttons stay in sight, and so do the features. */
export function ComparisonTable({ pricing, period, labelledBy, children }: ComparisonTableProps) {
  const { t } = useTranslation();
  const offers = usePlanOffers(pricing, period);
  const button = (id: (typeof offers)[number]['id'], isPrimary: boolean) => (
    <PlanButton plan={id} pricing={pricing} period={period} isPrimary={isPrimary} />
  );
  return (
    <Table aria-labelledby={labelledBy}>
      <colgroup>
        <col data-part="features" />
        {offers.map(({ id }) => (
          <col key={id} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td rowSpan={2} data-part="corner">
            {children}
          </td>
          {offers.map(({ id, card: { name, currentLabel }, isRecommended }) => (
            <th key={id} scope="col" data-accent={isRecommended || undefined}>
              <span data-part="plan">
                {name}
                {/* There is room for one: that it is the reader's own counts more. */}
                {currentLabel !== undefined ? (
                  <PlanMark>{currentLabel}</PlanMark>
                ) : isRecommended ? (
                  <PlanMark data-accent>{t('pricing.plan.mostChosen')}</PlanMark>
                ) : null}
              </span>
            </th>
          ))}
        </tr>
        <tr>
          {offers.map(({ id, card: { price, note }, isRecommended }) => (
            <td key={id} data-accent={isRecommended || undefined}>
              <Price {...price} />
              {note === undefined ? null : <small>{note}</small>}
              {button(id, isRecommended)}
            </td>
          ))}
        </tr>
      </thead>
      {comparedGroups(pricing).map((group) => (
        <tbody key={group.id}>
          <tr data-part="group">
            <th scope="rowgroup">{t(`pricing.group.${group.id}`)}</th>
            {offers.map(({ id, isRecommended }) => (
              <td key={id} aria-hidden data-accent={isRecommended || undefined} />
            ))}
          </tr>
          {group.features.map((feature) => (
            <tr key={feature.id}>
              <th scope="row">{t(`pricing.feature.${feature.id}`)}</th>
              {offers.map(({ id, isRecommended }) => (
                <td key={id} data-accent={isRecommended || undefined}>
                  <ComparisonValue value={feature.values[id]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <td data-part="corner">{t('pricing.cancelAndRefund')}</td>
          {offers.map(({ id, isRecommended }) => (
            <td key={id} data-accent={isRecommended || undefined}>
              {button(id, isRecommended)}
            </td>
          ))}
        </tr>
      </tfoot>
    </Table>
  );
}
