import type { Time } from '@internationalized/date';
import { useMemo, type Ref } from 'react';
import { TimeField as AriaTimeField, type TimeFieldProps as AriaTimeFieldProps } from 'react-aria-components/TimeField';
import { styled } from 'styled-components';
import { Segment, Segments } from '../DateField';
import {
  fieldColumn,
  FieldControl,
  FieldShell,
  invalidProps,
  type FieldSize,
  type FieldTexts,
  type FieldVariant,
} from '../FormField';
import type { RootStyle } from '../refs/rootProps';
import { fromTime, toTime, type TimeOfDay } from './timeOfDay';

export interface TimeFieldProps
  extends
    Omit<
      AriaTimeFieldProps<Time>,
      | 'children'
      | 'className'
      | 'style'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'minValue'
      | 'maxValue'
      | 'granularity'
    >,
    FieldTexts,
    RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** `HH:mm`, or null for none, as is what is no time. In a form the field has seconds, too: `HH:mm:ss`. */
  value?: TimeOfDay | null;
  defaultValue?: TimeOfDay;
  /** Null when the time is taken away; not called while a part of it is missing. */
  onChange?: (time: TimeOfDay | null) => void;
  minValue?: TimeOfDay;
  maxValue?: TimeOfDay;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** @default 'md' */
  size?: FieldSize;
}

/**
 * A time of the day typed part by part; up and down change a part. It has 12 or 24 hours as the language does, unless
 * `hourCycle` says.
 */
export function TimeField({
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  variant = 'outlined',
  size = 'md',
  label,
  isOptional = false,
  description,
  errorMessage,
  ...rest
}: TimeFieldProps) {
  const times = useMemo(() => {
    // What is no time limits nothing.
    const [least, most] = [minValue, maxValue].map((limit) => toTime(limit ?? ''));
    return {
      ...(value === undefined ? {} : { value: toTime(value ?? '') ?? null }),
      defaultValue: toTime(defaultValue ?? '') ?? null,
      ...(least ? { minValue: least } : {}),
      ...(most ? { maxValue: most } : {}),
    };
  }, [value, defaultValue, minValue, maxValue]);
  return (
    <Root
      granularity="minute"
      shouldForceLeadingZeros
      {...invalidProps(errorMessage)}
      {...times}
      onChange={(time) => onChange?.(time === null ? null : fromTime(time))}
      {...rest}
    >
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={errorMessage}>
        <FieldControl size={size} variant={variant}>
          <Segments>{(segment) => <Segment segment={segment} />}</Segments>
        </FieldControl>
      </FieldShell>
    </Root>
  );
}

const Root = styled(AriaTimeField<Time>)`
  ${fieldColumn}
`;
