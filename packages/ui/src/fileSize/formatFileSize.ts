const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;

/**
 * A size as the language writes it: `318 kB`, `6.6 MB`. A thousand bytes are a kilobyte; anything smaller counts as one.
 * @param bytes 0 or more.
 * @param locale BCP 47 tag, such as `tr-TR`.
 * @returns nothing for a size that is none.
 */
export function formatFileSize(bytes: number, locale: string): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  let step = 0;
  let amount = bytes / 1000;
  // 999.6 kB would be written as 1,000 kB.
  while (amount >= 999.5 && step < units.length - 1) {
    amount /= 1000;
    step += 1;
  }
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'petabyte',
    unitDisplay: 'short',
    maximumFractionDigits: step > 0 && amount < 99.5 ? 1 : 0,
  });
  return format.format(step === 0 ? Math.ceil(amount) : amount);
}
