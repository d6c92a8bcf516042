import { paths } from '@quarterdeck/contract';
import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { usePriceText } from '@quarterdeck/data/visit/usePriceText';
import { Link } from '@quarterdeck/ui/Link';
import { PriceText } from '@quarterdeck/ui/PriceText';
import { useLocation } from '@quarterdeck/ui/router';
import { Links } from './RequirementDetail.styles';

export interface RequirementLinksProps {
  requirements: readonly Requirement[];
  /** What is said of one beside its effort; null for nothing. */
  noteOf?: (requirement: Requirement) => string | null;
}

/** Other requirements as lines that lead to them. */
export function RequirementLinks({ requirements, noteOf = () => null }: RequirementLinksProps) {
  const priceText = usePriceText();
  const { effort } = useMeasures();
  const { search } = useLocation();
  return (
    <Links>
      {requirements.map((requirement) => {
        const { id, title, estimateDays, price } = requirement;
        const note = noteOf(requirement);
        return (
          <li key={id}>
            <div>
              <Link href={`${paths.requirement.href(id)}${search}`} variant="quiet" data-part="title">
                {title}
              </Link>
              <span data-part="facts">
                <code>{id}</code> · {effort(estimateDays)}
                {note === null ? null : ` · ${note}`}
              </span>
            </div>
            <span data-part="price">
              <PriceText {...priceText(price)} />
            </span>
          </li>
        );
      })}
    </Links>
  );
}
