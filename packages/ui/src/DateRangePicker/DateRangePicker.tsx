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
import { Button } from '../Button';
import {
  CalendarView,
  dayOfNow,
  toCalendarDate,
  toDateRange,
  toDayRange,
  useDateRanges,
  type Day,
  type DayRange,
} from '../Calendar';
import { Segment, Segments } from '../DateField';
import { PickerColumn, PickerFloating, PickerPanel } from '../DatePicker';
import {
  fieldColumn,
  FieldButton,
  FieldControl,
  FieldShell,
  type FieldSize,
  type FieldTexts,
  type FieldVariant,
} from '../FormField';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { useIsFrom } from '../viewport';

export interface RangePreset extends DayRange {
  /** "Last 30 days". */
  label: string;
}

export interface DateRangePickerProps
  extends
    Omit<
      AriaDateRangePickerProps<CalendarDate>,
      | 'children'
      | 'className'
      | 'style'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'minValue'
      | 'maxValue'
      | 'isDateUnavailable'
      | 'granularity'
    >,
    FieldTexts {
  ref?: Ref<HTMLDivElement>;
  /** Null for none. */
  value?: DayRange | null;
  defaultValue?: DayRange;
  /** Null when the range is taken away or not complete yet. */
  onChange?: (range: DayRange | null) => void;
  minValue?: Day;
  maxValue?: Day;
  isDayUnavailable?: (day: Day) => boolean;
  /** Ranges to choose at one press, beside the calendar. */
  presets?: readonly RangePreset[];
  /** Offers to take the range away. @default true */
  isClearable?: boolean;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** @default 'md' */
  size?: FieldSize;
  /** IANA name. @default the zone of the browser */
  timeZone?: string;
  /** @default today in `timeZone` */
  today?: Day;
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
  today,
  label,
  isOptional = false,
  description,
  errorMessage,
  ...rest
}: DateRangePickerProps) {
  const ranges = useDateRanges({ value, defaultValue, minValue, maxValue });
  const months = useIsFrom('md') ? 2 : 1;
  const shownToday = today ?? dayOfNow(timeZone);
  return (
    <Root
      granularity="day"
      shouldForceLeadingZeros
      placeholderValue={toCalendarDate(shownToday)}
      isInvalid={errorMessage !== undefined}
      {...ranges}
      {...(isDayUnavailable ? { isDateUnavailable: (date) => isDayUnavailable(date.toString()) } : {})}
      onChange={(range) => onChange?.(range === null ? null : toDayRange(range))}
      {...rest}
    >
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={errorMessage}>
        <FieldControl as={Group} size={size} variant={variant}>
          <End slot="start">{(segment) => <Segment segment={segment} />}</End>
          <span aria-hidden data-part="unit">
            –
          </span>
          <Segments slot="end">{(segment) => <Segment segment={segment} />}</Segments>
          <FieldButton>
            <Icon icon={CalendarDays} size="sm" />
          </FieldButton>
        </FieldControl>
      </FieldShell>
      <Floating $onPhones="sheet" offset={4}>
        <PickerPanel>
          <RangeCalendar visibleDuration={{ months }} pageBehavior="single" selectionAlignment="start">
            <CalendarView today={shownToday} months={months} isRange />
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
  minValue: Day | undefined;
  maxValue: Day | undefined;
}

function Choices({ presets, isClearable, minValue, maxValue }: ChoicesProps) {
  const state = use(DateRangePickerStateContext);
  const messages = useKitMessages();
  if (presets.length === 0 && !isClearable) return null;
  const isAllowed = ({ start, end }: DayRange) =>
    (minValue === undefined || start >= minValue) && (maxValue === undefined || end <= maxValue);
  const choose = (range: DayRange | null) => {
    state?.setValue(range === null ? null : toDateRange(range));
    state?.setOpen(false);
  };
  return (
    <PickerColumn>
      {presets.map((preset) => (
        <Button
          key={preset.label}
          slot={null}
          variant="ghost"
          size="sm"
          isDisabled={!isAllowed(preset)}
          onPress={() => choose(preset)}
        >
          {preset.label}
        </Button>
      ))}
      {isClearable ? (
        <Button slot={null} variant="ghost" size="sm" isDisabled={!state?.value?.start} onPress={() => choose(null)}>
          {messages.clearDate}
        </Button>
      ) : null}
    </PickerColumn>
  );
}

// styled() forgets that the component is generic.
const Root = styled(AriaDateRangePicker)`
  ${fieldColumn}
` as unknown as typeof AriaDateRangePicker;

const End = styled(Segments)`
  flex: none;
`;

const Floating = styled(PickerFloating)`
  --qd-popover-width: 800px;
`;
