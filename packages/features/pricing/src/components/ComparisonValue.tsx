import type { PlanFeatureValue } from '@quarterdeck/contract/entities/pricing';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { token } from '@quarterdeck/ui/tokens';
import { Check, Minus } from 'lucide-react';
import { styled } from 'styled-components';
import { hasFeature } from '../model/planFeatures';
import { usePlanWords } from './usePlanWords';

/** What a plan has of a feature: in words, or as a mark that has a word, too. */
export function ComparisonValue({ value }: { value: PlanFeatureValue }) {
  const { t } = useTranslation();
  const text = usePlanWords().cell(value);
  if (text !== null) return text;
  return hasFeature(value) ? (
    <Has icon={Check} size="sm" label={t('pricing.included')} />
  ) : (
    <Lacks icon={Minus} size="sm" label={t('pricing.notIncluded')} />
  );
}

const Has = styled(Icon)`
  display: block;
  color: ${token('accent.indicator')};
`;

const Lacks = styled(Icon)`
  display: block;
  color: ${token('text.tertiary')};
`;
