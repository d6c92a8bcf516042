import { announced } from '@quarterdeck/storybook/expectations';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

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
  const table = await canvas.findByRole('table', { name: title });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    [...row.querySelectorAll<HTMLElement>('[role="rowheader"], [role="cell"]')].map((cell) => cell.textContent.trim()),
  );
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
