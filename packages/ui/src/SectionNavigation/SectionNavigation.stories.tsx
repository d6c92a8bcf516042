import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { ScrollArea } from '../ScrollArea';
import { SectionNavigation } from './SectionNavigation';
import { SectionSelect, type SectionItem } from './SectionSelect';

const items: readonly SectionItem[] = [
  { id: 'general', title: 'General inquiries', count: '5' },
  { id: 'payments', title: 'Payments', count: '6' },
  { id: 'support', title: 'Support', count: '5' },
];

const meta = preview.meta({
  title: 'Components/Navigation/SectionNavigation',
  component: SectionNavigation,
  args: { label: 'Groups', items },
  parameters: { covers: ['component:@quarterdeck/ui/SectionNavigation'] },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(204px, auto) 1fr', gap: 32, alignItems: 'start' }}>
      <SectionNavigation {...args} />
      {/* It scrolls, not the page: a picture of a long page is taken in a larger window, which moves the mark. */}
      <ScrollArea label="Answers" hasFades={false} style={{ blockSize: 480, padding: 4 }}>
        {args.items.map(({ id, title }) => (
          <section key={id} style={{ minBlockSize: 430 }}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
          </section>
        ))}
      </ScrollArea>
    </div>
  ),
});

/** A press goes there and moves the focus; scrolling marks what is read. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^Payments/ });
    await userEvent.click(link);
    await expect(canvas.getByRole('heading', { name: 'Payments' })).toHaveFocus();
    await waitFor(() => expect(link).toHaveAttribute('aria-current'));
    canvas.getByRole('heading', { name: 'Support' }).scrollIntoView();
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Support/ })).toHaveAttribute('aria-current'));
    await expect(link).not.toHaveAttribute('aria-current');
  },
});

/** Without room for a list it is a select, which keeps the focus. */
export const States = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Groups/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Support' }));
    const top = () => canvas.getByRole('heading', { name: 'Support' }).getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(innerHeight / 2));
    await expect(canvas.getByRole('button', { name: /Support/ })).toBeVisible();
  },
});

/** Without counts, with something below it, and the select alone. */
export const Variants = meta.story({
  args: { items: items.map(({ id, title }) => ({ id, title })), children: <p>No answer here?</p> },
});

export const SelectAlone = meta.story({
  render: ({ label, items: all }) => <SectionSelect label={label} items={all} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /General inquiries/ })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    items: items.map((item) => ({
      ...item,
      title: `${item.title} and everything that belongs to them`,
      count: '10,000',
    })),
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const EnterMovesTheFocusToTheHeading = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: /^Support/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Support' })).toHaveFocus());
  },
});
