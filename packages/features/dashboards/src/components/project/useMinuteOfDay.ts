import { useEffect, useState } from 'react';

const minuteNow = () => {
  const now = new Date();
  return now.getHours() * 60 + now.getMinutes();
};

/** How often the clock is looked at: what is said in minutes is late by less than a quarter of one. */
const lookMs = 15_000;

/** Minutes since midnight where the reader is; it goes on while the page is open. */
export function useMinuteOfDay(): number {
  const [minute, setMinute] = useState(minuteNow);
  useEffect(() => {
    const timer = setInterval(() => setMinute(minuteNow()), lookMs);
    return () => clearInterval(timer);
  }, []);
  return minute;
}
