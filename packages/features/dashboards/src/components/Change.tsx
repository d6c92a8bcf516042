import { Icon, type IconProps } from '@quarterdeck/ui/Icon';
import { token, type } from '@quarterdeck/ui/tokens';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { styled } from 'styled-components';
import { useFigures } from './useFigures';

export interface ChangeProps {
  /** As a share: 0.12 is 12 % more. Null where there is none to tell. */
  value: number | null;
  /** The same in US dollars, before it. */
  dollars?: number;
  /** Of the percentage, after its point. @default 1 */
  digits?: number;
  /** After it: "last week". */
  text?: string;
}

/** How much something changed: an arrow, a sign and a color say which way. More is better. */
export function Change({ value, dollars, digits = 1, text }: ChangeProps) {
  const { change, signedCents } = useFigures();
  const share = value === null || !Number.isFinite(value) ? null : asShown(value, digits);
  const direction = dollars ?? share;
  if (direction === null) return null;
  return (
    <Line>
      <b data-tone={toneOf(direction)}>
        <Arrow value={direction} />
        {/* From right to left, the sign would stand behind its number. */}
        {dollars === undefined ? null : <bdi>{signedCents(dollars)}</bdi>}
        {share === null ? null : <bdi>{change(share, digits)}</bdi>}
      </b>
      {text === undefined ? null : ` ${text}`}
    </Line>
  );
}

/** What is shown as 0.0% goes neither up nor down. */
const asShown = (share: number, digits: number) => Math.round(share * 10 ** (digits + 2)) / 10 ** (digits + 2);

const toneOf = (value: number) => (value === 0 ? undefined : value > 0 ? 'good' : 'bad');

function Arrow({ value, size = 'xs' }: { value: number } & Pick<IconProps, 'size'>) {
  return value === 0 ? null : <Icon icon={value > 0 ? TrendingUp : TrendingDown} size={size} />;
}

/** The direction of a change alone, behind a number that says how much. */
export function TrendIcon({ value }: Pick<ChangeProps, 'value'>) {
  if (value === null || !Number.isFinite(value)) return null;
  const shown = asShown(value, 1);
  return (
    <Line>
      <b data-tone={toneOf(shown)}>
        <Arrow value={shown} size="sm" />
      </b>
    </Line>
  );
}

const Line = styled.span`
  color: ${token('text.secondary')};
  ${type('small')}
  & > b {
    display: inline-flex;
    align-items: baseline;
    gap: 4px;
    font-weight: ${token('weight.semibold')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > [data-tone='good'] {
    color: ${token('success.text')};
  }
  & > [data-tone='bad'] {
    color: ${token('danger.text')};
  }
  /* The words stand on one line with what is around them, the arrow does not. */
  & > b > svg {
    align-self: center;
  }
  & svg:dir(rtl) {
    scale: -1 1;
  }
`;
