import { useState } from 'react';

/** First year of the copyright line. */
const firstYear = 2016;

/** The line at the end of a page: `2016 - {current year}`. */
export function Footer() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <bdi dir="ltr">
      {firstYear} - {year} Quarterdeck
    </bdi>
  );
}
