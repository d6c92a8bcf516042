import preview from '@quarterdeck/storybook/preview';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Card, CardHead } from '../Card';
import { LiveRegion } from '../LiveRegion';
import { SideNavigation, SideNavigationLink, SideNavigationList } from '../SideNavigation';
import { ListPane, Panes, type ListPaneProps } from './ListPane';

const names = ['Anchor', 'Buoy', 'Compass', 'Deck', 'Ensign', 'Fender', 'Galley', 'Halyard', 'Jib', 'Keel'];

interface DemoProps extends Omit<ListPaneProps, 'children' | 'count' | 'search'> {
  rows: readonly string[];
  onSearch: (value: string) => void;
}

/** A searched list beside its navigation. */
function Demo({ rows, onSearch, ...rest }: DemoProps) {
  const [value, setValue] = useState('');
  const found = rows.filter((row) => row.toLowerCase().includes(value.toLowerCase()));
  return (
    <div style={{ blockSize: 480 }}>
      <Panes>
        <SideNavigation aria-label="Lists">
          <SideNavigationList>
            <SideNavigationLink to="?" isCurrent count={String(rows.length)}>
              All
            </SideNavigationLink>
          </SideNavigationList>
        </SideNavigation>
        <ListPane
          {...rest}
          count={`${found.length} things`}
          search={{
            label: 'Search things',
            value,
            onChange: (next) => {
              setValue(next);
              onSearch(next);
            },
            shortcut: '/',
            found: `${found.length} things found`,
          }}
        >
          {found.map((row) => (
            <Card key={row} style={{ paddingBlockEnd: 16 }}>
              <CardHead title={row} href={`#${row}`} level={2} />
            </Card>
          ))}
        </ListPane>
      </Panes>
      <LiveRegion />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Layout/ListPane',
  component: Demo,
  globals: { viewport: { value: 'desktop' } },
  args: { title: 'Things', rows: names, onSearch: fn(), ground: 'sunken' as const },
  parameters: { covers: ['component:@quarterdeck/ui/ListPane'], layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByRole('region', { name: 'Things' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Things' })).toBeVisible();
    await step('the search waits until the typing rests', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search things' }), 'keel');
      await waitFor(() => expect(canvas.getByText('1 things')).toBeVisible());
      await expect(args.onSearch).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.getByText('1 things found')).toBeInTheDocument());
    });
  },
});

/** With an action, on the ground of the page. */
export const Variants = meta.story({
  args: {
    ground: 'plain',
    actions: (
      <Button variant="primary" icon={Plus}>
        Add
      </Button>
    ),
  },
});

export const States = meta.story({ args: { rows: [] } });

export const LongContent = meta.story({
  args: {
    title: 'Muhasebeleştirilemeyenlerdenmişsinizcesine and what else there is',
    rows: Array.from({ length: 60 }, (_, index) => `Thing ${index}`),
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Things' })).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox', { name: 'Search things' })).toBeVisible();
  },
});

/** A list that the bar above does not name. */
export const PhoneWithTitle = meta.story({
  args: { isTitleOnPhones: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Things' });
    await expect(heading.getBoundingClientRect().height).toBeGreaterThan(20);
    await expect(canvas.getByRole('searchbox', { name: 'Search things' })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const EscapeEmptiesTheSearch = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search things' });
    await userEvent.type(field, 'keel');
    await waitFor(() => expect(canvas.getByText('1 things')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
    await expect(field).toHaveFocus();
  },
});
