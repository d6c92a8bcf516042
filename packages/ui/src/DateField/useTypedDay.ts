import type { CalendarDate } from '@internationalized/date';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Day } from '../Calendar';
import { announce } from '../LiveRegion';
import { useLatestCallback } from '../latestCallback';
import { useKitMessages } from '../messages';
import { useMonthEnd } from './monthEnd';
import { inCentury, refusalOf, type DayLimits } from './typedYear';
import { usePartEvents } from './usePartEvents';

export interface TypedDayOptions extends DayLimits {
  value?: CalendarDate | null;
  defaultValue?: CalendarDate;
  onChange: ((day: Day | null) => void) | undefined;
}

interface Draft {
  date: CalendarDate | null;
  isReported: boolean;
}

/**
 * Reports a day that is typed once its year has four digits or the field is left: 1 may become 12, and 2, 20 and 202 are
 * years too. When the field is left, two digits mean a year of this century, and what is no day that can be meant gives
 * way to the one before, with a sentence that says so: what is shown then is what was reported.
 */
export function useTypedDay({ value, defaultValue, onChange, ...limits }: TypedDayOptions) {
  const { locale } = useLocale();
  const messages = useKitMessages();
  const [own, setOwn] = useState(defaultValue ?? null);
  const kept = value === undefined ? own : value;
  const [draft, setDraft] = useState<Draft | null>(null);
  // Leaving the field can change the date and end the typing in one event.
  const latest = useRef<Draft | null>(null);
  /** What was reported since the field has the focus: its owner may show it a little later. */
  const reported = useRef<Day | null>(undefined);
  const [refusal, setRefusal] = useState<string>();
  const { check, note, typedParts } = useMonthEnd(kept);

  const keep = (next: Draft | null) => {
    latest.current = next;
    setDraft(next);
  };
  const report = (date: CalendarDate | null) => {
    const day = date?.toString() ?? null;
    const known = reported.current === undefined ? (kept?.toString() ?? null) : reported.current;
    reported.current = day;
    setOwn(date);
    if (day !== known) onChange?.(day);
  };
  const refuse = (reason: string) => {
    setRefusal(reason);
    announce(reason);
  };
  const isTaken = (date: CalendarDate | null) =>
    date === null || refusalOf(date, limits, messages, locale) === undefined;

  /** Before the field is left, what is not taken waits: its other parts may still be typed. */
  const settle = () => {
    const typed = latest.current;
    if (typed === null || typed.isReported || !isTaken(typed.date)) return;
    keep({ ...typed, isReported: true });
    report(typed.date);
  };
  const leave = () => {
    const typed = latest.current;
    keep(null);
    if (typedParts.current.isPartial()) {
      typedParts.current.reset();
      refuse(messages.dateIncomplete);
    } else if (typed !== null && !typed.isReported) {
      const meant = typed.date === null ? null : inCentury(typed.date);
      const reason = meant === null ? undefined : refusalOf(meant, limits, messages, locale);
      if (reason === undefined) report(meant);
      else refuse(reason);
    }
    reported.current = undefined;
  };
  const parts = usePartEvents(leave);

  // A panel that is closed by a key takes the field away while it has the focus.
  const leaveAtEnd = useLatestCallback(() => {
    if (latest.current !== null) leave();
  });
  useEffect(() => () => leaveAtEnd(), [leaveAtEnd]);

  return {
    value: draft === null ? kept : draft.date,
    note: refusal ?? note,
    typedParts,
    partEvents: parts.events,
    handleChange: (date: CalendarDate | null) => {
      setRefusal(undefined);
      check(date, date === null ? null : inCentury(date));
      keep({ date, isReported: false });
      if (parts.isFocused()) {
        if (!parts.isTyping() || (parts.isTyping('year') && isTaken(date))) settle();
      } else {
        // Chosen in the calendar.
        keep(null);
        report(date);
        reported.current = undefined;
      }
    },
  };
}
