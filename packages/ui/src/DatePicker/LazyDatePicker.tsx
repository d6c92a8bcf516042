import { CalendarDays } from 'lucide-react';
import { lazyPart } from '../lazyPart';
import { PartBoundary } from '../PartBoundary';
import { SelectWaiting } from '../SelectWaiting';
import type { DatePickerProps } from './DatePicker';

const Part = lazyPart(() => import('./DatePicker').then((file) => ({ default: file.DatePicker })));

/** A `DatePicker` that is not in sight at first: until its calendars have come, the date stands in its place. */
export function LazyDatePicker(props: DatePickerProps) {
  const { value, defaultValue, size = 'md', variant = 'outlined' } = props;
  const waiting = (
    <SelectWaiting text={value ?? defaultValue ?? ''} icon={CalendarDays} size={size} variant={variant} />
  );
  return (
    <PartBoundary shownFor fallback={waiting}>
      <Part {...props} />
    </PartBoundary>
  );
}
