import { Icon } from '@quarterdeck/ui/Icon';
import { token, type } from '@quarterdeck/ui/tokens';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { styled } from 'styled-components';
import { useFigures } from './useFigures';

export interface ChangeProps {
  /** As a share: 0.12 is 12 % more. Null where there is none to tell. */
  value: number | null;
  /** After it: "last week". */
  text?: string;
  /** Whether more is better. @default true */
  isMoreBetter?: boolean;
}

/** How much something changed: an arrow, a sign and a color say which way. */
export function Change({ value, text, isMoreBetter = true }: ChangeProps) {
  const { change } = useFigures();
  if (value === null || !Number.isFinite(value)) return null;
  const shown = asShown(value);
  const tone = shown === 0 ? undefined : shown > 0 === isMoreBetter ? 'good' : 'bad';
  return (
    <Line>
      <b data-tone={tone}>
        <Arrow value={shown} />
        {/* From right to left, the sign would stand behind its number. */}
        <bdi>{change(shown)}</bdi>
      </b>
      {text === undefined ? null : ` ${text}`}
    </Line>
  );
}

/** To one decimal of a percentage: what is shown as 0.0% goes neither up nor down. */
const asShown = (share: number) => Math.round(share * 1000) / 1000;

function Arrow({ value }: { value: number }) {
  return value === 0 ? null : <Icon icon={value > 0 ? TrendingUp : TrendingDown} size="xs" />;
}

/** The way of a change alone, behind a number that says how much. */
export function TrendIcon({ value, isMoreBetter = true }: Pick<ChangeProps, 'value' | 'isMoreBetter'>) {
  if (value === null || !Number.isFinite(value) || asShown(value) === 0) return null;
  return (
    <Tone data-tone={value > 0 === isMoreBetter ? 'good' : 'bad'}>
      <Arrow value={value} />
    </Tone>
  );
}

const Tone = styled.span`
  &[data-tone='good'] {
    color: ${token('success.text')};
  }
  &[data-tone='bad'] {
    color: ${token('danger.text')};
  }
  & svg:dir(rtl) {
    scale: -1 1;
  }
`;

const Line = styled.span`
  color: ${token('text.secondary')};
  ${type('small')}
  & > b {
    display: inline-flex;
    align-items: center;
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
  & svg:dir(rtl) {
    scale: -1 1;
  }
`;
