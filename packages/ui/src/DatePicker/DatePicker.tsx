import type { CalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { use, type Ref } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import {
  DatePicker as AriaDatePicker,
  DatePickerStateContext,
  Group,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components/DatePicker';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { addDays, CalendarView, dayOfNow, toCalendarDate, useDates, type Day } from '../Calendar';
import { Segment, Segments } from '../DateField';
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
import { PickerColumn, PickerFloating, PickerPanel } from './Picker.styles';

export interface DatePickerProps
  extends
    Omit<
      AriaDatePickerProps<CalendarDate>,
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
  /** `YYYY-MM-DD`, or null for none. */
  value?: Day | null;
  defaultValue?: Day;
  /** Null when the date is taken away or not complete yet. */
  onChange?: (day: Day | null) => void;
  minValue?: Day;
  maxValue?: Day;
  isDayUnavailable?: (day: Day) => boolean;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** @default 'md' */
  size?: FieldSize;
  /** Offers Today, Tomorrow and Next week (seven days from today). @default true */
  hasPresets?: boolean;
  /** Offers to take the date away. @default true */
  isClearable?: boolean;
  /** IANA name. @default the zone of the browser */
  timeZone?: string;
  /** @default today in `timeZone` */
  today?: Day;
}

/** A date typed part by part, or chosen from a calendar; below sm the calendar rises from the bottom edge. */
export function DatePicker({
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  isDayUnavailable,
  variant = 'outlined',
  size = 'md',
  hasPresets = true,
  isClearable = true,
  timeZone,
  today,
  label,
  isOptional = false,
  description,
  errorMessage,
  ...rest
}: DatePickerProps) {
  const dates = useDates({ value, defaultValue, minValue, maxValue });
  const shownToday = today ?? dayOfNow(timeZone);
  return (
    <Root
      granularity="day"
      shouldForceLeadingZeros
      placeholderValue={toCalendarDate(shownToday)}
      isInvalid={errorMessage !== undefined}
      {...dates}
      {...(isDayUnavailable ? { isDateUnavailable: (date) => isDayUnavailable(date.toString()) } : {})}
      onChange={(date) => onChange?.(date?.toString() ?? null)}
      {...rest}
    >
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={errorMessage}>
        <FieldControl as={Group} size={size} variant={variant}>
          <Segments>{(segment) => <Segment segment={segment} />}</Segments>
          <FieldButton>
            <Icon icon={CalendarDays} size="sm" />
          </FieldButton>
        </FieldControl>
      </FieldShell>
      <PickerFloating $onPhones="sheet" offset={4}>
        <PickerPanel>
          <AriaCalendar>
            <CalendarView today={shownToday} />
          </AriaCalendar>
          <Choices
            today={shownToday}
            hasPresets={hasPresets}
            isClearable={isClearable}
            isAllowed={(day) =>
              (minValue === undefined || day >= minValue) &&
              (maxValue === undefined || day <= maxValue) &&
              !isDayUnavailable?.(day)
            }
          />
        </PickerPanel>
      </PickerFloating>
    </Root>
  );
}

interface ChoicesProps {
  today: Day;
  hasPresets: boolean;
  isClearable: boolean;
  isAllowed: (day: Day) => boolean;
}

function Choices({ today, hasPresets, isClearable, isAllowed }: ChoicesProps) {
  const state = use(DatePickerStateContext);
  const messages = useKitMessages();
  const choose = (day: Day | null) => {
    state?.setValue(day === null ? null : toCalendarDate(day));
    state?.setOpen(false);
  };
  const presets: [label: string, day: Day][] = [
    [messages.today, today],
    [messages.tomorrow, addDays(today, 1)],
    [messages.nextWeek, addDays(today, 7)],
  ];
  if (!hasPresets && !isClearable) return null;
  return (
    <PickerColumn>
      {hasPresets
        ? presets.map(([name, day]) => (
            <Button
              key={day}
              slot={null}
              variant="ghost"
              size="sm"
              isDisabled={!isAllowed(day)}
              onPress={() => choose(day)}
            >
              {name}
            </Button>
          ))
        : null}
      {isClearable ? (
        <Button slot={null} variant="ghost" size="sm" isDisabled={!state?.value} onPress={() => choose(null)}>
          {messages.clearDate}
        </Button>
      ) : null}
    </PickerColumn>
  );
}

// styled() forgets that the component is generic.
const Root = styled(AriaDatePicker)`
  ${fieldColumn}
` as unknown as typeof AriaDatePicker;
