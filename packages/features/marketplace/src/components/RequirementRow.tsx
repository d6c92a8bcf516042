import { Icon } from '@quarterdeck/ui/Icon';
import { Link } from '@quarterdeck/ui/Link';
import { Marked } from '@quarterdeck/ui/Marked';
import type { OfferCardProps } from '@quarterdeck/ui/OfferCard';
import { SelectButton } from '@quarterdeck/ui/SelectButton';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { Row } from './RequirementRow.styles';

export interface RequirementRowProps extends Omit<OfferCardProps, 'onToggle'> {
  onToggle: () => void;
}

/** A requirement in one line: what its card shows without picture and summary. */
export function RequirementRow({
  code,
  category,
  icon,
  title,
  effort,
  price,
  isFree,
  state,
  ownedLabel,
  button,
  href,
  query = '',
  onToggle,
}: RequirementRowProps) {
  return (
    <Row data-state={state} aria-labelledby={`card-${code}`}>
      <span aria-hidden data-part="tile">
        <Icon icon={icon} size="md" />
      </span>
      <div data-part="what">
        <h2 id={`card-${code}`}>
          <Link href={href} variant="quiet" data-part="card-link">
            <Marked text={title} query={query} />
          </Link>
        </h2>
        <p>
          <code>{code}</code> {category}
        </p>
      </div>
      <TickMeter {...effort} showsValue />
      <span data-part="price" data-free={isFree || undefined}>
        {price}
      </span>
      {state === 'owned' ? (
        <span data-part="owned">{ownedLabel}</span>
      ) : (
        <SelectButton {...button} isSelected={state === 'selected'} onToggle={onToggle} />
      )}
    </Row>
  );
}
