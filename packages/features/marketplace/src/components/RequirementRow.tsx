import { Icon } from '@quarterdeck/ui/Icon';
import { Link } from '@quarterdeck/ui/Link';
import { Marked } from '@quarterdeck/ui/Marked';
import type { OfferCardProps } from '@quarterdeck/ui/OfferCard';
import { SelectButton } from '@quarterdeck/ui/SelectButton';
import { Text } from '@quarterdeck/ui/Text';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** A requirement in one line: what its card shows without picture and summary. */
export function RequirementRow({
  code,
  category,
  icon,
  title,
  effort,
  price,
  isFree = false,
  state,
  ownedLabel,
  button,
  href,
  query = '',
  onToggle,
}: OfferCardProps & Required<Pick<OfferCardProps, 'onToggle'>>) {
  const isSelected = state === 'selected';
  return (
    <Row data-selected={isSelected || undefined} aria-labelledby={`card-${code}`}>
      <RequirementTile aria-hidden data-selected={isSelected || undefined}>
        <Icon icon={icon} />
      </RequirementTile>
      <div>
        <h2 id={`card-${code}`}>
          <Link href={href} variant="quiet" data-part="card-link">
            <Marked text={title} query={query} />
          </Link>
        </h2>
        <Text as="p" variant="small" tone="secondary">
          <code>{code}</code> {category}
        </Text>
      </div>
      <TickMeter {...effort} showsValue />
      <Text variant="body-medium" tone={isFree ? 'success' : 'primary'} isNumeric data-part="price">
        {price}
      </Text>
      {state === 'owned' ? (
        <Text variant="small" tone="secondary">
          {ownedLabel}
        </Text>
      ) : (
        <SelectButton {...button} isSelected={isSelected} onToggle={onToggle} />
      )}
    </Row>
  );
}

/** The picture of a requirement's category. */
export const RequirementTile = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.md')};
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  &[data-selected] {
    border-color: transparent;
    color: ${token('accent.on-solid')};
    background: ${token('accent.solid')};
  }
`;

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 150px 92px 108px;
  gap: ${token('space.4')};
  align-items: center;
  min-block-size: 72px;
  padding: ${token('space.2')} ${token('space.4')};
  &[data-selected] {
    background: ${token('fill.selected')};
  }
  @media (hover: hover) {
    &:hover {
      background: ${token('fill.hover')};
    }
    &[data-selected]:hover {
      background: ${token('fill.selected-hover')};
    }
  }
  & h2 {
    overflow-wrap: anywhere;
    ${type('title-5')}
  }
  & code {
    margin-inline-end: ${token('space.1')};
    font-family: var(--qd-font-mono);
    font-size: inherit;
  }
  & [data-part='card-link'] {
    color: inherit;
    outline: none;
  }
  /* The link covers the row; the button lies over it. */
  & [data-part='card-link']::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:has([data-part='card-link']:focus-visible) {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  & > [data-part='price'],
  & > :last-child {
    justify-self: end;
    text-align: end;
  }
  & > button {
    position: relative;
  }
  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.1')} ${token('space.3')};
    padding-block: ${token('space.3')};
    & > ${RequirementTile} {
      display: none;
    }
    & > [data-part='price'] {
      grid-area: 1 / 2;
    }
    & > :last-child {
      grid-area: 2 / 2;
    }
  }
`;
