import { useFormats } from '@quarterdeck/i18n';
import { useMemo } from 'react';

/** Writes moments of reminders as the reader's language does, in the reader's time zone. */
export function useReminderWords() {
  const formats = useFormats();
  return useMemo(() => {
    const times = new Intl.DateTimeFormat(formats.locale, { hour: 'numeric', minute: '2-digit' });
    const weekdayTimes = new Intl.DateTimeFormat(formats.locale, {
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
    });
    const whole = new Intl.DateTimeFormat(formats.locale, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
    return {
      /** `9:00 AM`. */
      time: (instant: string) => times.format(new Date(instant)),
      /** `Mon 9:00 AM`. */
      weekdayTime: (instant: string) => weekdayTimes.format(new Date(instant)),
      /** `Tomorrow, 9:00 AM` or `Jan 18, 5:00 PM`. */
      short: (instant: string) => `${formats.day(instant)}, ${times.format(new Date(instant))}`,
      /** `Sunday, January 18 at 5:00 PM`. */
      long: (instant: string) => whole.format(new Date(instant)),
      isOverdue: (instant: string) => Date.parse(instant) < Date.now(),
    };
  }, [formats]);
}
