import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { PaperParties } from '../Paper';
import { AddressLines } from './AddressLines';

const elif = {
  name: 'Elif Aydın',
  company: 'Harbour CRM Ltd.',
  street: 'Rıhtım Caddesi 12',
  postalCode: '34425',
  city: 'İstanbul',
  country: 'Türkiye',
  email: 'elif@harbour.example',
};

const meta = preview.meta({
  title: 'Components/Data display/AddressLines',
  component: AddressLines,
  args: elif,
  parameters: { covers: ['component:@quarterdeck/ui/AddressLines'] },
  // The lines get their look from the paper they stand on.
  decorators: [
    (Story) => (
      <PaperParties>
        <div>
          <dt>Bill to</dt>
          <dd>
            <Story />
          </dd>
        </div>
      </PaperParties>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbour CRM Ltd.')).toBeVisible();
    await expect(canvas.getByText('34425 İstanbul')).toBeVisible();
  },
});

/** A company with somebody, a person alone, and a company alone. */
export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <AddressLines {...elif} />
      <AddressLines {...elif} company="" />
      <AddressLines {...elif} name="Harbour CRM Ltd." company={undefined} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Elif Aydın')).toHaveLength(2);
    await expect(canvas.getAllByText('Harbour CRM Ltd.')).toHaveLength(2);
  },
});

export const LongContent = meta.story({
  args: { street: `${'Rıhtım Caddesi '.repeat(10)}12`, email: `${'elif'.repeat(20)}@harbour.example` },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
