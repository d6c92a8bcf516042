import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { Link } from '@quarterdeck/ui/Link';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { fullScaleDays } from '../model/effort';
import { categoryIcons } from '../shared/categoryIcons';
import { Marked } from '../shared/Marked';
import type { RequirementCardProps, RequirementFacts } from '../shared/RequirementCard';
import { SelectButton } from '../shared/SelectButton';
import { useMeasures } from '../shared/useMeasures';
import { Row } from './RequirementRow.styles';

export interface RequirementRowProps extends Pick<RequirementCardProps, 'state' | 'query'> {
  requirement: RequirementFacts;
  /** Of all rows below each other. */
  priceForm?: 'exact' | undefined;
  /** Address of the detail. */
  href: string;
  onToggle: () => void;
}

/** A requirement in one line. */
export function RequirementRow({
  requirement,
  state = 'offered',
  query = '',
  priceForm,
  href,
  onToggle,
}: RequirementRowProps) {
  const { t } = useTranslation();
  const { money, effort } = useMeasures();
  const { id, title, category, estimateDays, price, currency } = requirement;
  const isSelected = state === 'selected';
  return (
    <Row data-state={state} aria-labelledby={`card-${id}`}>
      <span aria-hidden data-part="tile">
        <Icon icon={categoryIcons[category]} size="md" />
      </span>
      <div data-part="what">
        <h2 id={`card-${id}`}>
          <Link href={href} variant="quiet" data-part="card-link">
            <Marked text={title} query={query} />
          </Link>
        </h2>
        <p>
          <code>{id}</code> {t(`project.category.${category}`)}
        </p>
      </div>
      <TickMeter
        value={estimateDays}
        max={fullScaleDays}
        label={t('project.effort')}
        valueText={effort(estimateDays)}
        showsValue
      />
      <span data-part="price" data-free={price === 0 || undefined}>
        {price === 0 ? t('project.free') : money(price, currency, priceForm)}
      </span>
      {state === 'owned' ? (
        <span data-part="owned">{t('project.owned')}</span>
      ) : (
        <SelectButton title={title} isSelected={isSelected} onToggle={onToggle} />
      )}
    </Row>
  );
}
