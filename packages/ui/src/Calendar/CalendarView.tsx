import { ChevronLeft, ChevronRight } from 'lucide-react';
import { CalendarGridBody, CalendarGridHeader } from 'react-aria-components/Calendar';
import { FieldButton } from '../FormField';
import { Icon } from '../Icon';
import { Cell, Grid, Head, Month, Months, Title, WeekDay } from './Calendar.styles';
import type { Day } from './calendarDay';

export interface CalendarViewProps {
  /** The day that carries the ring. */
  today: Day;
  /** Months side by side; the calendar around it has to show as many. @default 1 */
  months?: number;
  /** Draws what is selected as a range. @default false */
  isRange?: boolean;
}

/** Headings, steps and days of the React Aria calendar it stands in. */
export function CalendarView({ today, months = 1, isRange = false }: CalendarViewProps) {
  const last = months - 1;
  return (
    <Months data-range={isRange || undefined}>
      {Array.from({ length: months }, (_, index) => (
        // Months differ in nothing but their place.
        <Month key={index}>
          <Head>
            {index === 0 && months > 1 ? <Previous /> : null}
            <Title offset={{ months: index }} data-centred={months > 1 || undefined} />
            {index === 0 && months === 1 ? <Previous /> : null}
            {index === last ? (
              <FieldButton slot="next">
                <Icon icon={ChevronRight} size="sm" isDirectional />
              </FieldButton>
            ) : null}
          </Head>
          <Grid weekdayStyle="short" offset={{ months: index }}>
            <CalendarGridHeader>{(day) => <WeekDay>{day}</WeekDay>}</CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <Cell date={date} data-day-of-now={date.toString() === today || undefined} />}
            </CalendarGridBody>
          </Grid>
        </Month>
      ))}
    </Months>
  );
}

function Previous() {
  return (
    <FieldButton slot="previous">
      <Icon icon={ChevronLeft} size="sm" isDirectional />
    </FieldButton>
  );
}
