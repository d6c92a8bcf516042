import type { CalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { use, type Ref } from 'react';
import {
  DateRangePicker as AriaDateRangePicker,
  DateRangePickerStateContext,
  Group,
  RangeCalendar,
  type DateRangePickerProps as AriaDateRangePickerProps,
} from 'react-aria-components/DateRangePicker';
import { styled } from 'styled-components';
import {
  CalendarView,
  dayOfNow,
  toCalendarDate,
  toDateRange,
  toDayRange,
  useDayProps,
  type DayRange,
} from '../Calendar';
import { Segment, Segments, TypedPartsContext, useMonthEnd } from '../DateField';
import { PickerChoices, PickerFloating, PickerPanel, type PickerOptions, type RestatedProps } from '../DatePicker';
import { FieldButton, fieldColumn, FieldControl, FieldShell, invalidProps } from '../FormField';
import { Icon } from '../Icon';
import { useIsFrom } from '../viewport';

export interface RangePreset extends DayRange {
  /** "Last 30 days". */
  label: string;
}

export interface DateRangePickerProps
  extends Omit<AriaDateRangePickerProps<CalendarDate>, RestatedProps>, PickerOptions {
  ref?: Ref<HTMLDivElement>;
  /** Null for none. */
  value?: DayRange | null;
  defaultValue?: DayRange;
  /** Null when the range is taken away or not complete yet. */
  onChange?: (range: DayRange | null) => void;
  /** Ranges to choose at one press, beside the calendar. */
  presets?: readonly RangePreset[];
}

/** A first and a last day, typed part by part or chosen from two months; below sm they rise from the bottom edge. */
export function DateRangePicker({
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  isDayUnavailable,
  presets = [],
  isClearable = true,
  variant = 'outlined',
  size = 'md',
  timeZone,
  today = dayOfNow(timeZone),
  label,
  isOptional = false,
  description,
  errorMessage,
  ...rest
}: DateRangePickerProps) {
  const ranges = useDayProps({ value, defaultValue, minValue, maxValue, isDayUnavailable }, toDateRange);
  const { value: shown } = ranges;
  const first = useMonthEnd(shown === undefined ? undefined : (shown?.start ?? null));
  const last = useMonthEnd(shown === undefined ? undefined : (shown?.end ?? null));
  const months = useIsFrom('md') ? 2 : 1;
  return (
    <Root
      granularity="day"
      shouldForceLeadingZeros
      placeholderValue={toCalendarDate(today)}
      {...invalidProps(errorMessage)}
      {...ranges}
      onChange={(range) => {
        first.check(range?.start ?? null);
        last.check(range?.end ?? null);
        onChange?.(range === null ? null : toDayRange(range));
      }}
      {...rest}
    >
      <FieldShell
        label={label}
        isOptional={isOptional}
        description={first.note ?? last.note ?? description}
        errorMessage={errorMessage}
      >
        <FieldControl as={Group} size={size} variant={variant}>
          <TypedPartsContext value={first.typedParts}>
            <End slot="start">{(segment) => <Segment segment={segment} />}</End>
          </TypedPartsContext>
          <span aria-hidden data-part="unit">
            –
          </span>
          <TypedPartsContext value={last.typedParts}>
            <Segments slot="end">{(segment) => <Segment segment={segment} />}</Segments>
          </TypedPartsContext>
          <FieldButton>
            <Icon icon={CalendarDays} size="sm" />
          </FieldButton>
        </FieldControl>
      </FieldShell>
      <Floating $onPhones="sheet" offset={4}>
        <PickerPanel>
          <RangeCalendar visibleDuration={{ months }} pageBehavior="single" selectionAlignment="start">
            <CalendarView today={today} months={months} isRange />
          </RangeCalendar>
          <Choices presets={presets} isClearable={isClearable} minValue={minValue} maxValue={maxValue} />
        </PickerPanel>
      </Floating>
    </Root>
  );
}

interface ChoicesProps {
  presets: readonly RangePreset[];
  isClearable: boolean;
  minValue: DateRangePickerProps['minValue'];
  maxValue: DateRangePickerProps['maxValue'];
}

function Choices({ presets, isClearable, minValue, maxValue }: ChoicesProps) {
  const state = use(DateRangePickerStateContext);
  const isAllowed = ({ start, end }: DayRange) =>
    (minValue === undefined || start >= minValue) && (maxValue === undefined || end <= maxValue);
  const choose = (range: DayRange | null) => {
    state?.setValue(range === null ? null : toDateRange(range));
    state?.setOpen(false);
  };
  return (
    <PickerChoices
      choices={presets.map((preset) => ({
        label: preset.label,
        isDisabled: !isAllowed(preset),
        onPress: () => choose(preset),
      }))}
      onClear={isClearable ? () => choose(null) : undefined}
      isEmpty={!state?.value?.start}
    />
  );
}

const Root = styled(AriaDateRangePicker<CalendarDate>)`
  ${fieldColumn}
`;

const End = styled(Segments)`
  flex: none;
`;

const Floating = styled(PickerFloating)`
  --qd-popover-width: 800px;
`;
