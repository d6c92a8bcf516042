import type { PlanFeatureValue } from '@quarterdeck/contract/entities/pricing';
import { useTranslation } from '@quarterdeck/i18n';
import type { PlanFeature } from '@quarterdeck/ui/PlanCard';
import { hasFeature, highlightsOf, type Highlight, type PlanFeatures } from '../model/planFeatures';
import { usePlanWords } from './usePlanWords';

const isUnlimited = (value: PlanFeatureValue) => value.kind === 'count' && value.limit === null;

/** The lines of a plan's card, as they are written. */
export interface HighlightWords {
  /** `20 people, 3 products`, or with "and" between them. */
  reach: (features: PlanFeatures, key: 'pricing.card.reach' | 'pricing.simple.reach') => string;
  /** `Backup every hour`; with the test of it where there is one and `isTested`. */
  backup: (features: PlanFeatures, isTested: boolean) => string;
  /** `4 hours`; empty where the plan promises nothing. */
  firstAnswer: (features: PlanFeatures) => string;
  /** All lines of a card. */
  all: (features: PlanFeatures) => PlanFeature[];
}

export function useHighlights(): HighlightWords {
  const { t } = useTranslation();
  const words = usePlanWords();

  const reach: HighlightWords['reach'] = ({ people, products }, key) =>
    isUnlimited(people) && isUnlimited(products)
      ? t('pricing.count.unlimitedBoth')
      : t(key, { people: words.count('people', people), products: words.count('products', products) });

  const backup: HighlightWords['backup'] = ({ backup: often, restoreTest: test }, isTested) => {
    if (often.kind !== 'interval') return t('pricing.feature.backup');
    const interval = words.interval(often, 'every');
    return isTested && test.kind === 'interval'
      ? t('pricing.card.backupTested', { interval, tested: words.interval(test, 'tested') })
      : t('pricing.card.backup', { interval });
  };

  const firstAnswer: HighlightWords['firstAnswer'] = ({ firstAnswer: span }) =>
    span.kind === 'time' ? words.time(span.amount, span.unit) : '';

  const support = (features: PlanFeatures) => {
    if (hasFeature(features.onCall)) return t('pricing.card.onCall');
    const time = firstAnswer(features);
    if (time === '') return t('pricing.group.support');
    return t(hasFeature(features.chat) ? 'pricing.card.chat' : 'pricing.card.email', { time });
  };

  const write = (id: Highlight['id'], features: PlanFeatures): string => {
    switch (id) {
      case 'reach':
        return reach(features, 'pricing.card.reach');
      case 'hosting':
        return t(hasFeature(features.staging) ? 'pricing.card.hostingAndStaging' : 'pricing.card.hosting');
      case 'backup':
        return backup(features, true);
      case 'support':
        return support(features);
      case 'singleSignOn':
        return t(
          hasFeature(features.singleSignOn) && hasFeature(features.auditLog)
            ? 'pricing.card.singleSignOnAndAudit'
            : 'pricing.card.singleSignOn',
        );
      default:
        return t(`pricing.card.${id}`);
    }
  };

  return {
    reach,
    backup,
    firstAnswer,
    all: (features) =>
      highlightsOf(features).map(({ id, isIncluded }) => ({ id, isIncluded, text: write(id, features) })),
  };
}
