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
import { addDays, CalendarView, dayOfNow, toCalendarDate, useDayProps, type Day } from '../Calendar';
import { Segment, Segments, TypedPartsContext, useTypedDay } from '../DateField';
import { FieldButton, fieldColumn, FieldControl, FieldShell, invalidProps } from '../FormField';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { PickerFloating, PickerPanel } from './Picker.styles';
import { PickerChoices } from './PickerChoices';
import type { PickerOptions, RestatedProps } from './pickerOptions';

export interface DatePickerProps extends Omit<AriaDatePickerProps<CalendarDate>, RestatedProps>, PickerOptions {
  ref?: Ref<HTMLDivElement>;
  /** `YYYY-MM-DD`, or null for none. */
  value?: Day | null;
  defaultValue?: Day;
  /** Null when the date is taken away; not called while a part of it is being typed. */
  onChange?: (day: Day | null) => void;
  /** Offers Today, Tomorrow and Next week (seven days from today). @default true */
  hasPresets?: boolean;
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
  today = dayOfNow(timeZone),
  label,
  isOptional = false,
  description,
  errorMessage,
  ...rest
}: DatePickerProps) {
  const days = useDayProps({ value, defaultValue, minValue, maxValue, isDayUnavailable }, toCalendarDate);
  const typed = useTypedDay({ ...days, onChange });
  return (
    <Root
      granularity="day"
      shouldForceLeadingZeros
      placeholderValue={toCalendarDate(today)}
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
        <FieldControl as={Group} size={size} variant={variant} {...typed.partEvents}>
          <TypedPartsContext value={typed.typedParts}>
            <Segments>{(segment) => <Segment segment={segment} />}</Segments>
          </TypedPartsContext>
          <FieldButton>
            <Icon icon={CalendarDays} size="sm" />
          </FieldButton>
        </FieldControl>
      </FieldShell>
      <PickerFloating $onPhones="sheet" offset={4}>
        <PickerPanel>
          <AriaCalendar>
            <CalendarView today={today} />
          </AriaCalendar>
          <Choices
            today={today}
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
  return (
    <PickerChoices
      choices={(hasPresets ? presets : []).map(([name, day]) => ({
        label: name,
        isDisabled: !isAllowed(day),
        onPress: () => choose(day),
      }))}
      onClear={isClearable ? () => choose(null) : undefined}
      isEmpty={!state?.value}
    />
  );
}

const Root = styled(AriaDatePicker<CalendarDate>)`
  ${fieldColumn}
`;
