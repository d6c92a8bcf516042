import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { TableOfContents, type ContentsItem } from './TableOfContents';

const items: readonly ContentsItem[] = [
  { id: 'section-export', label: 'Export' },
  { id: 'section-import', label: 'Import' },
  { id: 'section-columns', label: 'Columns' },
];

const Page = ({ sections }: { sections: readonly ContentsItem[] }) => (
  <div>
    {sections.map(({ id, label }) => (
      <section key={id} style={{ minBlockSize: 430 }}>
        <h2 id={id} tabIndex={-1}>
          {label}
        </h2>
      </section>
    ))}
  </div>
);

const columns = { display: 'grid', gridTemplateColumns: '1fr 220px', alignItems: 'start' } as const;

const meta = preview.meta({
  title: 'Components/Navigation/TableOfContents',
  component: TableOfContents,
  args: { label: 'On this page', items },
  parameters: { covers: ['component:@quarterdeck/ui/TableOfContents'] },
  // It scrolls, not the page: a picture of a long page is taken in a larger window, which moves the mark.
  render: (args) => (
    <div style={{ ...columns, blockSize: 480, padding: 4, overflow: 'auto' }}>
      <Page sections={args.items} />
      <TableOfContents {...args} style={{ position: 'sticky', insetBlockStart: 16 }} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Export' })).toHaveAttribute('aria-current', 'location');
  },
});

/** A short one and one with a single place. */
export const Variants = meta.story({ args: { items: items.slice(0, 1) } });

/** Scrolling marks the place that is read; a click goes there and moves the focus. */
export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('heading', { name: 'Import' }).scrollIntoView();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Import' })).toHaveAttribute('aria-current', 'location'),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Columns' }));
    await expect(canvas.getByRole('heading', { name: 'Columns' })).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Columns' })).toHaveAttribute('aria-current', 'location'),
    );
    await expect(canvas.getByRole('link', { name: 'Import' })).not.toHaveAttribute('aria-current');
  },
});

export const LongContent = meta.story({
  render: (args) => (
    <div style={columns}>
      <Page sections={args.items} />
      <TableOfContents {...args} />
    </div>
  ),
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({
      id: `section-long-${index}`,
      label: `What happens with requirements that are not finished, part ${index + 1}`,
    })),
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const EnterMovesTheFocusToThePlace = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Export' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Import' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const place = canvas.getByRole('heading', { name: 'Import' });
    await waitFor(() => expect(place).toHaveFocus());
    await waitFor(() => expect(place.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
  },
});
