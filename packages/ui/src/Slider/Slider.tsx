import type { Ref } from 'react';
import {
  Label,
  Slider as AriaSlider,
  SliderOutput,
  SliderTrack,
  type SliderProps as AriaSliderProps,
  type SliderRenderProps,
} from 'react-aria-components/Slider';
import { useLocale } from 'react-aria-components/I18nProvider';
import { css, styled } from 'styled-components';
import { fieldColumn, FieldLabel } from '../FormField';
import type { RootStyle } from '../refs/rootProps';
import { token, type } from '../tokens';
import { Bar, Thumb, Ticks } from './SliderParts';

/** Two ends, the lower one first. */
export type Range = [from: number, to: number];

interface BaseProps<Value extends number | number[]>
  extends Omit<AriaSliderProps<Value>, 'children' | 'className' | 'style' | 'orientation'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** Above the track. Without a visible label give `aria-label`. */
  label?: string;
  /** Shows the value beside the label. @default true */
  hasValue?: boolean;
  /** Fine strokes along the track instead of a line. @default false */
  hasTicks?: boolean;
}

export type SliderProps = BaseProps<number>;

/** What is no number stands at a limit. */
const numberOr = (limit: number, value: number) => (Number.isNaN(value) ? limit : value);

/**
 * A number out of a range, where being near is enough; for an exact one use a NumberField. Arrows take a
 * step, Page keys ten, Home and End go to the limits.
 */
export function Slider({ label, hasValue = true, hasTicks = false, value, defaultValue, ...rest }: SliderProps) {
  const { minValue = 0 } = rest;
  return (
    <One
      {...rest}
      {...(value === undefined ? {} : { value: numberOr(minValue, value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: numberOr(minValue, defaultValue) })}
    >
      <Head label={label} hasValue={hasValue} />
      <Track>
        {hasTicks ? <Ticks /> : <Bar />}
        <Thumb index={0} />
      </Track>
    </One>
  );
}

export interface RangeSliderProps extends Omit<
  BaseProps<Range>,
  'value' | 'defaultValue' | 'onChange' | 'onChangeEnd'
> {
  value?: Range;
  defaultValue?: Range;
  /** While a thumb moves. */
  onChange?: (value: Range) => void;
  /** When a thumb is let go. */
  onChangeEnd?: (value: Range) => void;
  /** Names of the two thumbs, such as "From" and "To". */
  thumbLabels: readonly [string, string];
}

/** The two ends of a range; the thumbs cannot cross. */
export function RangeSlider({
  label,
  hasValue = true,
  hasTicks = false,
  thumbLabels,
  value,
  defaultValue,
  ...rest
}: RangeSliderProps) {
  const { minValue = 0, maxValue = 100 } = rest;
  const within = ([from, to]: Range): Range => [numberOr(minValue, from), numberOr(maxValue, to)];
  return (
    <Two
      {...rest}
      {...(value === undefined ? {} : { value: within(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: within(defaultValue) })}
    >
      <Head label={label} hasValue={hasValue} formatOptions={rest.formatOptions} />
      <Track>
        {hasTicks ? <Ticks /> : <Bar />}
        <Thumb index={0} label={thumbLabels[0]} />
        <Thumb index={1} label={thumbLabels[1]} />
      </Track>
    </Two>
  );
}

interface HeadProps {
  label: string | undefined;
  hasValue: boolean;
  /** Of a range, which is written as one: `0–14 days`. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
}

function Head({ label, hasValue, formatOptions }: HeadProps) {
  const { locale } = useLocale();
  const write = (state: SliderRenderProps['state']) => {
    const [from, to] = state.values;
    const isRange = from !== undefined && to !== undefined && from !== to;
    return isRange ? new Intl.NumberFormat(locale, formatOptions).formatRange(from, to) : state.getThumbValueLabel(0);
  };
  if (label === undefined && !hasValue) return null;
  return (
    <Line>
      {label === undefined ? null : <FieldLabel as={Label}>{label}</FieldLabel>}
      {hasValue ? <Value>{({ state }) => write(state)}</Value> : null}
    </Line>
  );
}

const frame = css`
  ${fieldColumn}
  &[data-disabled] {
    color: ${token('text.disabled')};
  }
`;

const One = styled(AriaSlider<number>)`
  ${frame}
`;

const Two = styled(AriaSlider<Range>)`
  ${frame}
`;

const Line = styled.div`
  display: flex;
  gap: ${token('space.3')};
  justify-content: space-between;
`;

const Value = styled(SliderOutput)`
  margin-inline-start: auto;
  color: ${token('text.secondary')};
  ${type('small')}
  font-variant-numeric: tabular-nums;
`;

const Track = styled(SliderTrack)`
  position: relative;
  touch-action: none;
  block-size: 24px;
  /* The thumbs stand on the ends of the track, not beyond them. */
  margin-inline: 8px;
  @media (pointer: coarse) {
    block-size: 44px;
  }
`;
