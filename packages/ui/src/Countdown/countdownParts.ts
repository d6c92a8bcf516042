const countdownUnits = ['day', 'hour', 'minute', 'second'] as const;
type CountdownUnit = (typeof countdownUnits)[number];

const secondsOf: Record<CountdownUnit, number> = { day: 86_400, hour: 3_600, minute: 60, second: 1 };

export interface CountdownPart {
  unit: CountdownUnit;
  /** At least two digits, in the digits of the language. */
  digits: string;
  /** The unit in words, in the number the digits ask for. */
  word: string;
}

/**
 * What is left in days, hours, minutes and seconds.
 * @param seconds whole and not negative; null shows digits that are not known yet.
 * @param locale BCP 47
 */
export function countdownParts(seconds: number | null, locale: string): CountdownPart[] {
  let rest = seconds ?? 0;
  return countdownUnits.map((unit) => {
    const count = Math.floor(rest / secondsOf[unit]);
    rest -= count * secondsOf[unit];
    const digits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false }).format(count);
    const words = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count);
    return {
      unit,
      digits: seconds === null ? '––' : digits,
      word: words.find((part) => part.type === 'unit')?.value ?? unit,
    };
  });
}
