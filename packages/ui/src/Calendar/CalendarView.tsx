import { ChevronLeft, ChevronRight } from 'lucide-react';
import { CalendarGridBody, CalendarGridHeader } from 'react-aria-components/Calendar';
import { FieldButton } from '../FormField';
import { Icon } from '../Icon';
import { Cell, Grid, Head, Title, WeekDay } from './Calendar.styles';
import type { Day } from './calendarDay';

export interface CalendarViewProps {
  /** The day that carries the ring. */
  today: Day;
}

/** Heading, steps and days of the React Aria calendar it stands in. */
export function CalendarView({ today }: CalendarViewProps) {
  return (
    <>
      <Head>
        <Title />
        <FieldButton slot="previous">
          <Icon icon={ChevronLeft} size="sm" isDirectional />
        </FieldButton>
        <FieldButton slot="next">
          <Icon icon={ChevronRight} size="sm" isDirectional />
        </FieldButton>
      </Head>
      <Grid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <WeekDay>{day}</WeekDay>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <Cell date={date} data-day-of-now={date.toString() === today || undefined} />}
        </CalendarGridBody>
      </Grid>
    </>
  );
}
