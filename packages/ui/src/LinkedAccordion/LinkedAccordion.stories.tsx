import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { useLinkedItem } from '../deepLink';
import { LinkedAccordion, type LinkedAccordionItem, type LinkedAccordionProps } from './LinkedAccordion';

const items: readonly LinkedAccordionItem[] = [
  { id: 'cancel', title: 'Can I stop early?', children: <p>Yes, weeks not started are refunded.</p> },
  { id: 'tax', title: 'Do prices include tax?', children: <p>Every price you see has the tax in it.</p> },
  { id: 'team', title: 'Who works on it?', children: <p>Five people.</p> },
];

/** Opens what the address names. */
function Linked({ items: all, step }: Pick<LinkedAccordionProps, 'items' | 'step'>) {
  const { open, linked, setOpen } = useLinkedItem();
  return (
    <LinkedAccordion
      items={all}
      open={open}
      linked={linked}
      onOpen={setOpen}
      hrefOf={(id) => `/faqs#${id}`}
      {...(step === undefined ? {} : { step })}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Data display/LinkedAccordion',
  component: LinkedAccordion,
  args: { items, open: 'tax', linked: 'tax', onOpen: () => undefined, hrefOf: (id) => `/faqs#${id}` },
  parameters: { covers: ['component:@quarterdeck/ui/LinkedAccordion'], docs: { story: { inline: false } } },
  render: ({ items: all, step }) => <Linked items={all} {...(step === undefined ? {} : { step })} />,
});

/** A link to an item opens it, and brings it into sight; another one can be opened instead. */
export const Default = meta.story({
  parameters: { address: '/faqs#tax' },
  play: async ({ canvas, userEvent }) => {
    const linked = await canvas.findByRole('button', { name: 'Do prices include tax?' });
    await expect(linked).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Who works on it?' }));
    await waitFor(() => expect(canvas.getByText('Five people.')).toBeVisible());
    await expect(linked).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Who works on it?' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull());
  },
});

/** All are closed where the address names none of them. */
export const States = meta.story({
  parameters: { address: '/faqs#%E0%A4%A' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { expanded: false })).toHaveLength(3);
  },
});

/** Two lists of one page: of both together one item is open. */
export const Variants = meta.story({
  parameters: { address: '/faqs#cancel' },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Linked items={items.slice(0, 1)} />
      <Linked items={items.slice(1)} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Who works on it?' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1));
  },
});

const many = Array.from({ length: 25 }, (_, index) => ({
  id: `item-${index + 1}`,
  title: `What happens with requirements that are not finished, part ${index + 1}?`,
  children: <p>{'They move to the front of the next voyage. '.repeat(20)}</p>,
}));

/** A long list shows its first items and the one that a link leads to; more of them on request. */
export const LongContent = meta.story({
  args: { items: many, step: 10 },
  parameters: { address: '/faqs#item-12' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(12));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(22));
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { items: many, step: 10 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Daha fazla göster' })).toBeVisible();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, parameters: { address: '/faqs#tax' } });

export const EnterAndSpaceOpenAndClose = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/faqs#tax' },
  play: async ({ canvas, userEvent }) => {
    const linked = await canvas.findByRole('button', { name: 'Do prices include tax?', expanded: true });
    const other = canvas.getByRole('button', { name: 'Who works on it?' });
    other.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(other).toHaveAttribute('aria-expanded', 'true'));
    await expect(linked).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(other).toHaveAttribute('aria-expanded', 'false'));
  },
});
