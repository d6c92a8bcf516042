/** A table for the terminal: the first column to the left, figures to the right. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const draw = (line: readonly string[]): string =>
    widths
      .map((width, column) => {
        const cell = line[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return [draw(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(draw)].join('\n');
}

/** Thousands of bytes with one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
/** Millions of bytes with one decimal. */
export const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
export const whole = (value: number): string => (Number.isFinite(value) ? String(Math.round(value)) : '-');
export const tenths = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '-');
export const ratio = (value: number): string => (Number.isFinite(value) ? `${value.toFixed(2)}x` : '-');
