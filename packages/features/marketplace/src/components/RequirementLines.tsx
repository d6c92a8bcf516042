import { paths } from '@quarterdeck/contract';
import type { Requirement, RequirementId } from '@quarterdeck/contract/entities/requirement';
import { useMeasures, type MoneyForm } from '@quarterdeck/data/visit/useMeasures';
import { usePriceText } from '@quarterdeck/data/visit/usePriceText';
import { Link } from '@quarterdeck/ui/Link';
import { PriceText } from '@quarterdeck/ui/PriceText';
import { useLocation } from '@quarterdeck/ui/router';
import { Text } from '@quarterdeck/ui/Text';
import { token, type } from '@quarterdeck/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface RequirementLineProps {
  id: RequirementId;
  /** Null for one that is not offered, or not known yet. */
  requirement: Requirement | null;
  /** What is said of it beside its effort, or in place of what is not known; null for nothing. */
  note: string | null;
  price: number | null;
  form?: MoneyForm | undefined;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A requirement as a line that leads to it, with its effort and price. */
export function RequirementLine({ id, requirement, note, price, form, children }: RequirementLineProps) {
  const priceText = usePriceText();
  const { effort } = useMeasures();
  const { search } = useLocation();
  return (
    <li>
      <div>
        {requirement ? (
          <>
            <Link href={`${paths.requirement.href(id)}${search}`} variant="quiet">
              {requirement.title}
            </Link>
            <Text variant="caption" tone="secondary">
              <code>{id}</code> · {effort(requirement.estimateDays)}
              {note === null ? null : ` · ${note}`}
            </Text>
          </>
        ) : (
          <>
            <strong>{id}</strong>
            <Text variant="caption" tone="warning">
              {note}
            </Text>
          </>
        )}
      </div>
      <Text variant="body-medium" isNumeric data-part="price">
        <PriceText {...priceText(price, { form })} />
      </Text>
      {children}
    </li>
  );
}

/** Lines with hairlines between them. */
export const RequirementLines = styled.ul`
  border-block-start: 1px solid ${token('border.subtle')};
  outline: none;
  &[data-framed] {
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.lg')};
    & > li {
      padding-inline: ${token('space.4')};
    }
  }
  & > li {
    display: flex;
    gap: ${token('space.2')};
    align-items: center;
    padding-block: ${token('space.2-5')};
  }
  & > li + li {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & > li > div {
    display: grid;
    flex: 1;
    gap: 1px;
    justify-items: start;
    min-inline-size: 0;
  }
  & a,
  & strong {
    color: ${token('text.primary')};
    overflow-wrap: anywhere;
    ${type('body-medium')}
  }
  & code {
    font-family: var(--qd-font-mono);
    font-size: inherit;
  }
  & [data-part='price'] {
    white-space: nowrap;
  }
`;
