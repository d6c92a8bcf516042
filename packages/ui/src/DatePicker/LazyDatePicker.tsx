import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { fieldColumn, fieldFrame, type FieldSize, type FieldVariant } from '../FormField/FieldControl';
import { Icon } from '../Icon';
import { lazyPart } from '../lazyPart';
import { writeDate } from '../LocaleProvider/plainSpaces';
import { PartBoundary } from '../PartBoundary';
import type { DatePickerProps } from './DatePicker';

const Part = lazyPart(() => import('./DatePicker').then((file) => ({ default: file.DatePicker })));

/** A `DatePicker` without a label of its own, whose calendars come later: until then its date stands in its place. */
export function LazyDatePicker(props: DatePickerProps & { 'aria-labelledby': string }) {
  const { value, size = 'md', variant = 'outlined', 'aria-labelledby': label } = props;
  const { locale } = useLocale();
  const [attempt, setAttempt] = useState(1);
  const id = useId();
  const waiting = (
    <Column role="group" aria-labelledby={label}>
      {/* Where the code did not come, a press tries again. */}
      <Waiting
        type="button"
        id={id}
        // What it is, and its date where it has one.
        aria-labelledby={`${label} ${id}`}
        $size={size}
        $variant={variant}
        onClick={() => setAttempt(attempt + 1)}
        data-part="control"
      >
        <span>{value ? written(value, locale) : null}</span>
        <Icon icon={CalendarDays} size="sm" data-part="icon" />
      </Waiting>
    </Column>
  );
  return (
    <PartBoundary shownFor={attempt} fallback={waiting}>
      <Part {...props} />
    </PartBoundary>
  );
}

/** As the field writes it: all parts in digits. */
const written = (day: string, locale: string) =>
  writeDate(new Date(day), locale, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' });

const Column = styled.div`
  ${fieldColumn}
`;

const Waiting = styled.button<{ $size: FieldSize; $variant: FieldVariant }>`
  ${fieldFrame}
  text-align: start;
  & > span {
    flex: 1;
  }
`;
