import preview from '@quarterdeck/storybook/preview';
import { CircleHelp, ReceiptText } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Accordion, Disclosure } from './Accordion';
import { LazyAccordion } from './LazyAccordion';

const questions = [
  <Disclosure key="cancel" id="cancel" title="Can I stop before the twelve weeks are over?">
    Yes. Weeks that were not started yet are refunded in full.
  </Disclosure>,
  <Disclosure key="tax" id="tax" title="Is tax included?">
    Every price you see has the tax in it.
  </Disclosure>,
  <Disclosure key="team" id="team" title="Who works on it?" isDisabled>
    Five people.
  </Disclosure>,
];

const meta = preview.meta({
  title: 'Components/Data display/Accordion',
  component: Accordion,
  args: { children: questions, onExpandedChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/Accordion'] },
});

export const Default = meta.story({
  args: { defaultExpandedKeys: ['cancel'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/refunded in full/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Is tax included?' }));
    await waitFor(() => expect(canvas.getByText(/has the tax in it/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/refunded in full/)).not.toBeVisible());
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Accordion allowsMultipleExpanded defaultExpandedKeys={['one', 'two']}>
        <Disclosure id="one" title="With an icon and a hint" icon={ReceiptText} hint="3 items" level={2}>
          Card checkout, Refunds and Receipts.
        </Disclosure>
        <Disclosure id="two" title="Open at the same time" icon={CircleHelp} level={2}>
          Several may be open.
        </Disclosure>
      </Accordion>
      <Disclosure title="Alone" defaultExpanded level={2}>
        It needs no group around it.
      </Disclosure>
    </div>
  ),
});

/** In a frame; the action of a row is there while the row is open, and next after it. */
export const Boxed = meta.story({
  args: {
    variant: 'boxed',
    children: (
      <Disclosure id="tax" title="Is tax included?" action={<button type="button">Copy link</button>}>
        Every price you see has the tax in it.
      </Disclosure>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus();
  },
});

/** Where it is not needed at once, its code comes later; until then its rows can be read. */
export const Late = meta.story({
  render: ({ onExpandedChange }) => (
    <LazyAccordion
      expandedKeys={['cancel']}
      {...(onExpandedChange ? { onExpandedChange } : {})}
      items={[
        { id: 'cancel', title: 'Can I stop early?', children: 'Yes, weeks not started are refunded.' },
        { id: 'tax', title: 'Is tax included?', children: 'Every price you see has the tax in it.' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvas.getByText(/are refunded/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Is tax included?' }));
    await expect(args.onExpandedChange).toHaveBeenCalledWith(new Set(['tax']));
  },
});

export const LongContent = meta.story({
  args: {
    defaultExpandedKeys: ['long'],
    children: (
      <Disclosure
        id="long"
        title="What happens with the requirements of my first voyage when the twelve weeks are over and two of them are not finished yet?"
        hint="2 minutes"
      >
        {'They move to the front of the next one, at the price you have paid. '.repeat(8)}
      </Disclosure>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Accordion {...args} />
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { defaultExpandedKeys: ['tax'] } });

export const OpensByKeyAndIsFoundByTheBrowser = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /Can I stop/ });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByText(/refunded in full/).closest('[hidden="until-found"]')).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onExpandedChange).toHaveBeenCalledWith(new Set(['cancel']));
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});
