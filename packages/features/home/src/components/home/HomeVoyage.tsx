import { capacityDays, daysPerWeek, weeksPerProject } from '@quarterdeck/contract/rules/capacity';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useTranslation } from '@quarterdeck/i18n';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { heroVoyage, sumOf } from '../../model/facts';
import { Voyage } from './HomeHero.styles';

const marks = [0, 3, 6, 9, weeksPerProject];

/** The voyage card as the marketplace has it, with an example that is true. */
export function HomeVoyage() {
  const { t } = useTranslation();
  const { moneyMinor, ofTwelveWeeks } = useMeasures();
  const { totalMinor, days } = sumOf(heroVoyage);
  return (
    <Voyage>
      <div>
        <strong>{t('home.voyage')}</strong>
        <small>{ofTwelveWeeks(days)}</small>
      </div>
      <TickMeter
        variant="ruler"
        value={days / daysPerWeek}
        max={capacityDays / daysPerWeek}
        marks={marks}
        label={t('home.voyage')}
        valueText={ofTwelveWeeks(days)}
      />
      <hr />
      <div>
        <small>{t('home.requirements', { count: heroVoyage.length })}</small>
        <span data-part="total">{moneyMinor(totalMinor, 'USD')}</span>
      </div>
    </Voyage>
  );
}
