import { useTranslation } from '@quarterdeck/i18n';
import { Price } from '@quarterdeck/ui/Price';
import { useId } from 'react';
import { comparedGroups } from '../model/planFeatures';
import { PhoneTable, PickerBar, PlanHead, PlanMark } from './Comparison.styles';
import type { ComparisonProps } from './ComparisonTable';
import { ComparisonValue } from './ComparisonValue';
import { PlanButton } from './PlanButton';
import { PlanPicker, usePickedPlan } from './PlanPicker';
import { usePlanOffers } from './usePlanOffers';

/** The same for one plan at a time; the picker stays in sight, so that a value can be compared where it stands. */
export function ComparisonPhone({ pricing, period }: Omit<ComparisonProps, 'labelledBy'>) {
  const { t } = useTranslation();
  const headingId = useId();
  const offers = usePlanOffers(pricing, period);
  const ids = offers.map(({ id }) => id);
  const [picked, setPicked] = usePickedPlan(ids, pricing.recommendedPlanId);
  const offer = offers.find(({ id }) => id === picked);
  if (offer === undefined) return null;
  const button = (
    <PlanButton plan={offer.id} pricing={pricing} period={period} isPrimary={offer.isRecommended} size="lg" />
  );
  return (
    <>
      <PickerBar>
        <PlanPicker plans={ids} plan={picked} onChange={setPicked} />
      </PickerBar>
      <PlanHead data-accent={offer.isRecommended || undefined}>
        <h2 id={headingId}>
          {offer.card.name}
          {offer.card.currentLabel === undefined ? null : <PlanMark>{offer.card.currentLabel}</PlanMark>}
          {offer.isRecommended ? <PlanMark data-accent>{t('pricing.plan.mostChosen')}</PlanMark> : null}
        </h2>
        <Price {...offer.card.price} size="lg" />
        {offer.card.note === undefined ? null : <small>{offer.card.note}</small>}
        {button}
      </PlanHead>
      <PhoneTable aria-labelledby={headingId}>
        {comparedGroups(pricing).map((group) => (
          <tbody key={group.id}>
            <tr data-part="group">
              <th scope="rowgroup" colSpan={2}>
                {t(`pricing.group.${group.id}`)}
              </th>
            </tr>
            {group.features.map((feature) => (
              <tr key={feature.id}>
                <th scope="row">{t(`pricing.feature.${feature.id}`)}</th>
                <td>
                  <ComparisonValue value={feature.values[picked]} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </PhoneTable>
      <PlanHead>
        {button}
        <small>{t('pricing.cancelAndRefund')}</small>
      </PlanHead>
    </>
  );
}
