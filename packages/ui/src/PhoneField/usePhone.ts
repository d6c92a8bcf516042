import { useEffect, useState } from 'react';
import { useLatestCallback } from '../latestCallback';
import { announce } from '../LiveRegion';
import type { PhoneProblem, ReadPhone, TypedPhone } from './phoneNumber';
import { useTelephony } from './useTelephony';

/** What is known of the number besides its value. */
export interface PhoneDetails {
  /** ISO 3166-1 alpha-2, such as `TR`. */
  country: string;
  /** Whether the value is a number of that country, and not only what was typed. */
  isNumber: boolean;
}

export interface PhoneState {
  value: string | undefined;
  defaultValue: string | undefined;
  country: string;
  onChange: ((value: string, details: PhoneDetails) => void) | undefined;
  /** Name and code of a country, as they are announced: "Germany, +49". */
  nameCountry: (country: string) => string;
}

/** Before the code for numbers has come, a text is kept as it is. */
const unread = (phone: TypedPhone): ReadPhone => ({ ...phone, value: phone.text });

/** What the field shows and what it gives to its owner. */
export function usePhone({ value, defaultValue = '', country, onChange, nameCountry }: PhoneState) {
  const telephony = useTelephony();
  const read = telephony?.readPhone ?? unread;
  const [given, setGiven] = useState(value);
  const [current, setCurrent] = useState(value ?? defaultValue);
  const [phone, setPhone] = useState<TypedPhone>({ text: current, country });
  const [isRead, setIsRead] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [isLeft, setLeft] = useState(false);

  const take = (text: string) => {
    const found = read({ text, country: phone.country });
    setPhone({ text: found.text, country: found.country });
  };
  if (given !== value) {
    setGiven(value);
    if (value !== undefined && value !== current) {
      setCurrent(value);
      setLeft(false);
      take(value);
    }
  } else if (telephony && !isRead) {
    setIsRead(true);
    take(phone.text);
  }

  const give = (next: ReadPhone, hasNewCountry: boolean) => {
    if (hasNewCountry) announce(nameCountry(next.country));
    if (next.value === current && !hasNewCountry) return;
    setCurrent(next.value);
    onChange?.(next.value, {
      country: next.country,
      isNumber: telephony !== undefined && next.value !== '' && next.problem === undefined,
    });
  };
  // What was typed before the code came is read once it is there.
  const giveTyped = useLatestCallback(() => {
    if (isTouched) give(read(phone), false);
  });
  useEffect(() => {
    if (isRead) giveTyped();
  }, [isRead, giveTyped]);

  const change = (text: string) => {
    setTouched(true);
    // What a person deletes would come back if it was formatted.
    const isShorter = text.length < phone.text.length;
    const typed = isShorter || !telephony ? { ...phone, text } : telephony.formatTyped({ ...phone, text });
    const found = read(typed);
    // A whole number from elsewhere, pasted or filled in by the browser.
    const isPasted = text.length - phone.text.length > 1 && found.problem === undefined;
    setPhone(isPasted ? { text: found.text, country: found.country } : typed);
    if (found.problem === undefined) setLeft(false);
    const shown = { ...found, country: isPasted ? found.country : typed.country };
    give(shown, shown.country !== phone.country);
  };
  const choose = (chosen: string) => {
    setTouched(true);
    // A prefix of the country before would win over the choice.
    const prefix = telephony?.dialCodeOf(phone.country) ?? '';
    const isPrefixed = prefix !== '' && phone.text.startsWith(prefix);
    const text = isPrefixed ? phone.text.slice(prefix.length).trim() : phone.text;
    const found = read({ text, country: chosen });
    setPhone({ text: found.text, country: chosen });
    give({ ...found, country: chosen }, chosen !== phone.country);
  };
  const leave = () => {
    const found = read(phone);
    setPhone({ text: found.text, country: found.country });
    setLeft(true);
    if (isTouched) give(found, found.country !== phone.country);
    return found.problem;
  };

  const problem: PhoneProblem | undefined = isLeft ? read(phone).problem : undefined;
  return { ...phone, current, telephony, problem, change, choose, leave };
}
