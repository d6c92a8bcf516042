import type { CalendarDate } from '@internationalized/date';
import type { ComponentProps, Ref } from 'react';
import {
  DateField as AriaDateField,
  DateInput,
  DateSegment,
  type DateFieldProps as AriaDateFieldProps,
} from 'react-aria-components/DateField';
import { styled } from 'styled-components';
import { toCalendarDate, useDayProps, type Day } from '../Calendar';
import {
  fieldColumn,
  FieldControl,
  FieldShell,
  invalidProps,
  type FieldSize,
  type FieldTexts,
  type FieldVariant,
} from '../FormField';
import { plainSpaces } from '../LocaleProvider/plainSpaces';
import type { RootStyle } from '../refs/rootProps';
import { token } from '../tokens';
import { TypedPartsContext, useTellTypedParts } from './monthEnd';
import { useTypedDay } from './useTypedDay';

export interface DateFieldProps
  extends
    Omit<
      AriaDateFieldProps<CalendarDate>,
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
  /** `YYYY-MM-DD`, or null for none. */
  value?: Day | null;
  defaultValue?: Day;
  /** Null when the date is taken away; not called while a part of it is being typed. */
  onChange?: (day: Day | null) => void;
  minValue?: Day;
  maxValue?: Day;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** @default 'md' */
  size?: FieldSize;
}

/** A date typed part by part in the order of the language; up and down change a part. */
export function DateField({
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
}: DateFieldProps) {
  const days = useDayProps({ value, defaultValue, minValue, maxValue }, toCalendarDate);
  const typed = useTypedDay({ ...days, onChange });
  return (
    <Root
      granularity="day"
      shouldForceLeadingZeros
      {...invalidProps(errorMessage)}
      {...days}
      value={typed.value}
      onChange={typed.handleChange}
      {...rest}
    >
      <FieldShell
        label={label}
        isOptional={isOptional}
        description={typed.note ?? description}
        errorMessage={errorMessage}
      >
        <FieldControl size={size} variant={variant} {...typed.partEvents}>
          <TypedPartsContext value={typed.typedParts}>
            <Segments>{(segment) => <Segment segment={segment} />}</Segments>
          </TypedPartsContext>
        </FieldControl>
      </FieldShell>
    </Root>
  );
}

const Root = styled(AriaDateField<CalendarDate>)`
  ${fieldColumn}
`;

export const Segments = styled(DateInput)`
  display: flex;
  flex: 1;
  min-inline-size: max-content;
  font-variant-numeric: tabular-nums;
`;

/** A part of a date, or what divides two of them. */
export function Segment(props: ComponentProps<typeof DateSegment>) {
  useTellTypedParts();
  return <Part {...props} render={renderPlain} />;
}

/** React Aria writes its parts with the spaces of the runtime, which differ between servers and browsers. */
function renderPlain({ children, 'aria-valuetext': spoken, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} aria-valuetext={spoken === undefined ? undefined : plainSpaces(spoken)}>
      {typeof children === 'string' ? plainSpaces(children) : children}
    </span>
  );
}

const Part = styled(DateSegment)`
  padding-inline: 1px;
  border-radius: 3px;
  color: inherit;
  outline: none;
  caret-color: transparent;
  &[data-placeholder] {
    color: ${token('text.tertiary')};
  }
  &[data-type='literal'] {
    color: ${token('text.tertiary')};
    white-space: pre;
    /* Keeps the parts far enough apart to be hit with a finger, also around a full stop. */
    min-inline-size: 7px;
    text-align: center;
  }
  &[data-focused] {
    background: ${token('accent.solid')};
    color: ${token('accent.on-solid')};
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
  }
  @media (forced-colors: active) {
    &[data-focused] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
