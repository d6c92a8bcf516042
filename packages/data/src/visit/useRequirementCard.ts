import { paths } from '@quarterdeck/contract';
import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { fullScaleDays } from '@quarterdeck/contract/rules/effort';
import { useTranslation } from '@quarterdeck/i18n';
import type { OfferCardProps } from '@quarterdeck/ui/OfferCard';
import { categoryIcons } from './categoryIcons';
import { useMeasures, type MoneyForm } from './useMeasures';

/** What a card says of a requirement. */
export type RequirementFacts = Pick<
  Requirement,
  'id' | 'title' | 'summary' | 'category' | 'estimateDays' | 'price' | 'currency'
>;

/** Whether a requirement can be selected, is selected, or is in the project already. */
export type RequirementState = NonNullable<OfferCardProps['state']>;

export interface RequirementCardOptions {
  /** @default 'offered' */
  state?: RequirementState;
  /** `exact` keeps the decimals of a full amount. */
  priceForm?: MoneyForm | undefined;
}

/** What the kit's `OfferCard` shows of a requirement, in the reader's language. */
export function useRequirementCard(): (
  requirement: RequirementFacts,
  options?: RequirementCardOptions,
) => OfferCardProps {
  const { t } = useTranslation();
  const { money, effort } = useMeasures();
  return ({ id, title, summary, category, estimateDays, price, currency }, { state = 'offered', priceForm } = {}) => ({
    code: id,
    category: t(`project.category.${category}`),
    icon: categoryIcons[category],
    title,
    summary,
    effort: { value: estimateDays, max: fullScaleDays, label: t('project.effort'), valueText: effort(estimateDays) },
    price: price === 0 ? t('project.free') : money(price, currency, priceForm),
    isFree: price === 0,
    state,
    ownedLabel: t('project.owned'),
    button:
      state === 'selected'
        ? { label: t('project.selected'), 'aria-label': t('project.selectedNamed', { title }) }
        : { label: t('project.add'), 'aria-label': t('project.addNamed', { title }) },
    href: paths.requirement.href(id),
  });
}
