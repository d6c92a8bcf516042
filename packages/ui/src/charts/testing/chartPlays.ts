import { announced } from '@quarterdeck/storybook/expectations';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

/** What is announced of each mark of a series, walked from the first to the last by the Right key alone. */
export async function readByKeys(plot: HTMLElement, count: number): Promise<string[]> {
  plot.focus();
  await userEvent.keyboard('{Home}');
  const heard: string[] = [];
  for (let place = 1; place <= count; place += 1) {
    await waitFor(() => expect(announced()).toHaveTextContent(new RegExp(`\\b${place} \\S+ ${count}$`)));
    heard.push(announced()?.textContent ?? '');
    if (place < count) await userEvent.keyboard('{ArrowRight}');
  }
  return heard;
}

/** Opens the table by the chart's menu and gives its cells, row by row, without the heads. */
export async function readTable(canvasElement: HTMLElement, title: string): Promise<string[][]> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: `Menu of ${title}` }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Show as table' }));
  // A table that has not all of the points says so in its name.
  const isNamed = (name: string) => name === title || name.startsWith(`${title}. `);
  const table = await canvas.findByRole('table', { name: isNamed });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    [...row.querySelectorAll<HTMLElement>('[role="rowheader"], [role="cell"]')].map((cell) => cell.textContent.trim()),
  );
}

/**
 * Reads the last value of a narrow plot on a phone by keys. The plot says it already, so nothing repeats it before a key is
 * pressed; then it stands above the plot, where no finger is, and nothing moves.
 */
export async function checkAbove(plot: HTMLElement, canvasElement: HTMLElement): Promise<void> {
  const tooltips = () => [...canvasElement.querySelectorAll('[data-part="tooltip"]')];
  await expect(tooltips()).toEqual([]);
  const topOf = () => plot.getBoundingClientRect().top - canvasElement.getBoundingClientRect().top;
  const top = topOf();
  plot.focus();
  await userEvent.keyboard('{End}');
  await expect(await within(canvasElement).findByText(/^(\d+) of \1$/)).toBeVisible();
  const [box, ...others] = tooltips().map((tooltip) => tooltip.getBoundingClientRect());
  await expect(others).toEqual([]);
  await expect(box?.bottom).toBeLessThanOrEqual(plot.getBoundingClientRect().top);
  await expect(box?.width).toBeGreaterThan(200);
  await expect(topOf()).toBe(top);
  await userEvent.keyboard('{Escape}');
  await expect(tooltips()).toEqual([]);
}

/** A value that is said in a plot lies within the ring of its focus: no line goes through it. */
export async function checkWithinRing(plot: HTMLElement, label: Element): Promise<void> {
  const [ring, text] = [plot, label].map((element) => element.getBoundingClientRect());
  const outside = 6;
  await expect(text?.top).toBeGreaterThanOrEqual((ring?.top ?? 0) - outside);
  await expect(text?.right).toBeLessThanOrEqual((ring?.right ?? 0) + outside);
}

/** Presses the button of a chart that failed. */
export async function checkRetry(canvasElement: HTMLElement, onRetry: unknown): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
}

/** Where a chart is as wide as a phone the list of its parts stands below the plot. */
export async function checkListBelow(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const plot = canvas.getByRole('application').getBoundingClientRect();
  const list = canvas.getByRole('list').getBoundingClientRect();
  await expect(list.top).toBeGreaterThanOrEqual(plot.bottom);
  await expect(list.right - list.left).toBeLessThanOrEqual(280);
}

/** Whatever the numbers are, every path leads somewhere. */
export async function checkPaths(canvasElement: HTMLElement): Promise<void> {
  for (const path of canvasElement.querySelectorAll('path'))
    await expect(path.getAttribute('d')).not.toMatch(/NaN|Infinity/);
}

/** The files that a play saves, by name; `stop` gives the browser its links back. */
export function catchDownloads(): { files: () => Map<string, Blob>; stop: () => void } {
  const made = spyOn(URL, 'createObjectURL');
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return {
    files: () => {
      const files = new Map<string, Blob>();
      for (const link of clicked.mock.contexts) {
        if (!(link instanceof HTMLAnchorElement)) continue;
        const blob = made.mock.calls[made.mock.results.findIndex(({ value }) => value === link.href)]?.[0];
        if (blob instanceof Blob) files.set(link.download, blob);
      }
      return files;
    },
    stop: () => {
      made.mockRestore();
      clicked.mockRestore();
    },
  };
}

/** Saves a file by the chart's menu and gives its text. */
async function readFile(canvasElement: HTMLElement, title: string, kind: 'CSV' | 'SVG'): Promise<string> {
  const downloads = catchDownloads();
  try {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Menu of ${title}` }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: `Export ${kind}` }));
    await waitFor(() => expect(downloads.files().size).toBe(1));
    const [file] = downloads.files().values();
    return (await file?.text()) ?? '';
  } finally {
    downloads.stop();
  }
}

/** A written number such as "−$1,234.50" or "53%", and how many digits stand behind its point; null where there is none. */
function numberOf(cell: string): { number: number; digits: number } | null {
  const text = cell.replaceAll('−', '-').replaceAll(/[^\d.-]/g, '');
  return text === '' || text === '-' ? null : { number: Number(text), digits: text.split('.')[1]?.length ?? 0 };
}

/**
 * Reads every value of a chart by keys alone and finds the same in its table and in its file, which has to be whole
 * without the page's style sheets.
 * @param seriesCount how many series the keys go through; values of the table behind them are not read by keys.
 */
export async function checkNumbersAgree(canvasElement: HTMLElement, title: string, seriesCount = 1): Promise<void> {
  const canvas = within(canvasElement);
  const plot = await canvas.findByRole('application', { name: title });
  plot.focus();
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(announced()).toHaveTextContent(/\b1 of \d+$/));
  const count = Number(announced()?.textContent.match(/\d+$/)?.[0]);
  const heard: string[][] = [];
  for (let series = 0; series < seriesCount; series += 1) {
    if (series > 0) await userEvent.keyboard('{ArrowDown}');
    heard.push(await readByKeys(plot, count));
  }
  const csv = await readFile(canvasElement, title, 'CSV');
  const file = csv
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, text, raw]) => text ?? raw ?? ''),
    );
  await expect(await readFile(canvasElement, title, 'SVG')).not.toContain('var(--');

  const rows = await readTable(canvasElement, title);
  await expect(rows).toHaveLength(count);
  await expect(file).toHaveLength(count + 1);
  for (const [place, [name = '', ...cells]] of rows.entries()) {
    for (const [series, lines] of heard.entries()) {
      await expect(lines[place]).toContain(name);
      await expect(lines[place]).toContain(cells[series]);
    }
    const [fileName, ...values] = file[place + 1] ?? [];
    await expect(fileName).toBe(name);
    for (const [column, cell] of cells.entries()) {
      const shown = numberOf(cell);
      const value = values[column] ?? '';
      if (shown === null) await expect(value).toBe('');
      else await expect(Number(value)).toBeCloseTo(shown.number, shown.digits);
    }
  }
  const button = canvas.getByRole('button', { name: 'Show chart' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('application', { name: title })).toBeVisible();
  // The button has gone; who pressed it stands at its neighbour.
  await expect(canvas.getByRole('button', { name: `Menu of ${title}` })).toHaveFocus();
  // Its label may come before the head has become shorter, and would stand where it was then.
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
}
