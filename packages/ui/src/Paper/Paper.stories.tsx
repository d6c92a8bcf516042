import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { AddressLines } from '../AddressLines';
import { Button } from '../Button';
import { ButtonLink } from '../Link';
import { Paper, PaperActions, PaperNote, PaperParties, PaperTable } from './Paper';

const seller = {
  name: 'Quarterdeck',
  street: 'Kemankeş Caddesi 31',
  postalCode: '34425',
  city: 'İstanbul',
  country: 'Türkiye',
  email: 'billing@quarterdeck.example',
};

interface InvoiceProps {
  lines?: readonly (readonly [title: string, price: string])[];
}

const twoLines = [
  ['Roles and rights', '$980.00'],
  ['Photo gallery', '$560.00'],
] as const;

function Invoice({ lines = twoLines }: InvoiceProps) {
  return (
    <>
      <PaperActions>
        <ButtonLink href="/receipts" variant="ghost">
          All receipts
        </ButtonLink>
        <Button variant="primary">Print</Button>
      </PaperActions>
      <Paper aria-labelledby="invoice-title">
        <header>
          <h1 id="invoice-title">Receipt 2026-014</h1>
          <p>20 May 2026</p>
        </header>
        <PaperParties>
          <div>
            <dt>Seller</dt>
            <dd>
              <AddressLines {...seller} />
            </dd>
          </div>
          <div>
            <dt>Paid with</dt>
            <dd>Visa ending in 4242</dd>
          </div>
        </PaperParties>
        <PaperTable aria-label="Lines">
          <thead>
            <tr>
              <th scope="col">Requirement</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(([title, price]) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>
                <strong>$1,540.00</strong>
              </td>
            </tr>
          </tfoot>
        </PaperTable>
        <PaperNote>Prices include tax.</PaperNote>
      </Paper>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Data display/Paper',
  component: Paper,
  parameters: { covers: ['component:@quarterdeck/ui/Paper'] },
  render: () => <Invoice />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Receipt 2026-014' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Photo gallery $560.00' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  render: () => <Invoice lines={[['Roles and rights of everybody '.repeat(8), '$12,345,678.00'], ...twoLines]} />,
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
