import preview from '@quarterdeck/storybook/preview';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { PrintSheet, PrintTable } from './PrintSheet';
import { usePrintSheet } from './usePrintSheet';

const rows = [
  ['Roles and rights', '2 weeks'],
  ['Photo gallery', '3 days'],
] as const;

function Sheet() {
  return (
    <PrintSheet>
      <header>
        <h1>Harbour CRM</h1>
        <p>17 March 2026</p>
      </header>
      <h2>
        Now <small>2.5 weeks</small>
      </h2>
      <PrintTable aria-label="Now">
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Estimate</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, note]) => (
            <tr key={title}>
              <th scope="row">
                {title}
                <small>Data</small>
              </th>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </PrintTable>
    </PrintSheet>
  );
}

const load = () => Promise.resolve(Sheet);

function Demo() {
  const { Sheet: Shown, print } = usePrintSheet(load);
  return (
    <>
      <Button onPress={() => void print()}>Print</Button>
      {Shown ? <Shown /> : null}
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Data display/PrintSheet',
  component: Demo,
  parameters: { covers: ['component:@quarterdeck/ui/PrintSheet'] },
});

/** The sheet is there while the browser prints; the screen never shows it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => void dispatchEvent(new Event('beforeprint')));
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const title = await canvas.findByRole('heading', { name: 'Harbour CRM', hidden: true });
    await expect(title).not.toBeVisible();
    await expect(canvas.getByRole('row', { name: /Photo gallery/, hidden: true })).toHaveTextContent('3 days');
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByRole('heading', { hidden: true })).toBeNull());
    print.mockRestore();
  },
});
