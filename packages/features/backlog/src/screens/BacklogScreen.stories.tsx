import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { beginVisit } from '@quarterdeck/data/visit/testing/beginVisit';
import { visit } from '@quarterdeck/data/visit/visit';
import preview from '@quarterdeck/storybook/preview';
import { site } from '@quarterdeck/storybook/site';
import { expect, screen, waitFor, within } from 'storybook/test';
import { beginVisitWith, findList, rowOf, shownRows } from './testing/backlogListStage';

const meta = preview.meta({
  title: 'Screens/backlog/BacklogScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: site,
    address: '/backlog',
    covers: ['route:backlog.list', 'route:backlog.item'],
  },
  beforeEach: () => beginVisit(),
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await findList(canvas);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour CRM');
    await expect(canvas.getByText('18 items, 10.5 of 12 weeks planned.')).toBeVisible();
    await expect(canvas.getByText('2 items have no estimate yet.')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Weeks planned' })).toHaveAttribute('aria-valuenow', '10.5');
    await expect(shownRows(canvas).slice(0, 6)).toEqual([
      'NOW',
      'Card checkout',
      'In-app notifications',
      'Two languages',
      'Import contacts from CSV',
      'NEXT',
    ]);
    const first = rowOf(canvas, /QD-027/);
    await expect(first).toHaveTextContent('Payments');
    await expect(first).toHaveTextContent('$2,350');
    await expect(within(first).getByRole('img', { name: 'paid' })).toBeVisible();
    await expect(within(first).getByRole('meter', { name: 'Estimate' })).toHaveAttribute('aria-valuetext', '2 weeks');
    await waitFor(() => expect(within(first).getByRole('img', { name: 'Assigned to Deniz Kaya' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'No estimate 2' })).toBeVisible();
  },
});

export const Unestimated = meta.story({
  parameters: { address: '/backlog?show=unestimated' },
  play: async ({ canvas }) => {
    await findList(canvas);
    await expect(canvas.getByText('2 items')).toBeVisible();
    await expect(shownRows(canvas)).toEqual([
      'NEXT',
      'Berth plan on the tablet of the harbour master',
      'LATER',
      'Waiting list for summer berths',
    ]);
    await expect(canvas.getAllByRole('img', { name: 'No estimate' })).toHaveLength(2);
  },
});

export const NoResults = meta.story({
  parameters: { address: '/backlog?q=submarine&label=Data&show=done' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No items match' })).toBeVisible());
    await expect(canvas.getByText('No items match “submarine” · Done · Data.')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    if (!clear) throw new Error('Nothing clears the filters');
    await userEvent.click(clear);
    await findList(canvas);
    const search = canvas.getByRole('searchbox', { name: 'Search the backlog' });
    await expect(search).toHaveValue('');
    await userEvent.type(search, 'submarine');
    await waitFor(() => expect(canvas.getByText('No items match “submarine”.')).toBeVisible());
  },
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your backlog is empty' })).toBeVisible());
    await expect(canvas.getAllByRole('link', { name: 'Go to marketplace' })[0]).toHaveAttribute('href', '/marketplace');
    const [, add] = canvas.getAllByRole('button', { name: 'Add item' });
    if (!add) throw new Error('Nothing adds an item');
    await userEvent.click(add);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title of the new item' }), 'Count the berths{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Count the berths' })).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your backlog is empty' })).toBeVisible());
  },
});

/** The list is empty, the marketplace is not: both ways to begin. */
export const EmptyWithSuggestions = meta.story({
  globals: { mix: { 'product.project.get': 'empty' } },
  play: async ({ canvas }) => {
    const suggestions = within(await canvas.findByRole('region', { name: 'Popular first requirements' }));
    await expect(suggestions.getAllByRole('article')).toHaveLength(3);
    // What others need comes first, as in the marketplace.
    await expect(suggestions.queryByRole('link', { name: 'Accessibility review' })).toBeNull();
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    // The name is known from the visit, the figures are not.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Harbour CRM' })).toBeVisible());
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add item' })).toBeVisible();
    // What needs no items can be used already: searching, filtering and the ways to look.
    await expect(canvas.getByRole('searchbox', { name: 'Search the backlog' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'No estimate –' })).toHaveAttribute(
      'href',
      '/backlog?show=unestimated',
    );
    // The scale keeps its place, so that nothing below it moves when the figures come.
    const scale = canvas.getByRole('meter', { name: 'Weeks planned', hidden: true });
    await expect(scale).toHaveAttribute('aria-valuetext', '–');
    await expect(scale.getBoundingClientRect().height).toBeGreaterThan(30);
  },
});

/** A dash would be read aloud; the room for the figure is there. */
export const LoadingWhatIsFound = meta.story({
  tags: ['!autodocs'],
  globals: { scenario: 'slow' },
  parameters: { address: '/backlog?show=unestimated' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible());
    const found = [...canvasElement.querySelectorAll('p[aria-live]')].at(-1);
    await expect(found).toBeEmptyDOMElement();
    await expect(found?.getBoundingClientRect().width).toBeGreaterThan(40);
    await expect(found?.getBoundingClientRect().height).toBeGreaterThan(10);
  },
});

/** A file and a sheet of nothing are no use: what makes them waits. */
export const LoadingMenu = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    const csv = await screen.findByRole('menuitem', { name: 'Export as CSV' });
    await expect(csv).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The browser names a project that the server does not know. */
export const ProjectMissing = meta.story({
  beforeEach: () => visit.keepProject({ id: 'deleted' as ProjectId, name: 'Harbour CRM', currency: 'USD' }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: '“Harbour CRM” no longer exists' })).toBeVisible(),
    );
    await expect(canvas.getByRole('link', { name: 'Start a new project' })).toHaveAttribute('href', '/getstarted');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbour CRM' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add item' })).toBeDisabled();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(canvas.getByRole('heading', { name: /offline|connection/i })).toBeVisible();
  },
});

/** Ten thousand items: far more than fits into twelve weeks, and few of them on the page. */
export const Large = meta.story({
  globals: { scenario: 'large' },
  play: async ({ canvas, userEvent }) => {
    const list = await findList(canvas);
    await expect(canvas.getByText(/^10,000 items,/)).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    list.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', list.ariaRowCount));
  },
});

export const OverCapacity = meta.story({
  beforeEach: () =>
    beginVisitWith(
      { title: 'Ferry timetable', estimateDays: 5, status: 'later' },
      { title: 'Weather mast', estimateDays: 10, status: 'later' },
    ),
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const warning = canvas.getByRole('button', { name: '1.5 weeks over the 12 weeks · 1 item doesn’t fit' });
    await userEvent.click(warning);
    const names = within(await screen.findByRole('dialog', { name: 'This item doesn’t fit in the 12 weeks:' }));
    await expect(names.getByRole('link', { name: /^HC-\d+ Weather mast$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/backlog\//),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(warning).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'In this voyage 17' })).toBeVisible();
  },
});

export const Arrived = meta.story({
  parameters: { address: '/backlog?added=3' },
  play: async ({ canvas }) => {
    await findList(canvas);
    await canvas.findByText('3 requirements added from the marketplace.');
    await expect(canvas.getAllByRole('row').filter((row) => row.querySelector('[data-arrived]'))).not.toHaveLength(0);
  },
});

export const ArrivedAndClosed = meta.story({
  // Ends as the list without a banner, which other stories show.
  tags: ['no-visual'],
  parameters: { address: '/backlog?added=3' },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const banner = await canvas.findByText('3 requirements added from the marketplace.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(banner).not.toBeInTheDocument());
  },
});

/** An address that somebody has made up says nothing. */
export const ArrivedTooMany = meta.story({
  parameters: { address: '/backlog?added=999' },
  play: async ({ canvas }) => {
    await findList(canvas);
    await expect(canvas.queryByText(/added from the marketplace/)).toBeNull();
  },
});

export const Detail = meta.story({
  parameters: { address: '/backlog/item-01' },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await waitFor(() => expect(canvas.getByRole('region', { name: /Card checkout/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: /Card checkout/ })).toBeNull());
    await waitFor(() => expect(rowOf(canvas, /QD-027/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: /Card checkout/ })).toBeVisible());
  },
});

/** What was pressed stays under the pointer; what is planned too much is said without moving what is typed. */
export const NothingMoves = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const row = rowOf(canvas, /HC-102/);
    const { left, top } = row.getBoundingClientRect();
    await userEvent.click(within(row).getByText('HC-102'));
    const estimate = await canvas.findByRole('textbox', { name: 'Estimate' });
    await expect(row.getBoundingClientRect()).toMatchObject({ left, top });
    const field = estimate.getBoundingClientRect();
    await userEvent.clear(estimate);
    await userEvent.type(estimate, '20{Enter}');
    await expect(await canvas.findByRole('button', { name: /^1.5 weeks over the 12 weeks/ })).toBeVisible();
    await expect(estimate.getBoundingClientRect().top).toBe(field.top);
    await expect(row.getBoundingClientRect()).toMatchObject({ left, top });
  },
});

export const TitleByKey = meta.story({
  name: 'e edits the title, in the list and on the board',
  play: async ({ canvas, userEvent }) => {
    const list = await findList(canvas);
    rowOf(canvas, /HC-102/).focus();
    await userEvent.keyboard('e');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Edit title' })).toHaveFocus());
    await userEvent.keyboard('Guest book{Enter}');
    await waitFor(() => expect(rowOf(canvas, /Guest book/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rowOf(canvas, /Guest book/)).toHaveFocus());
    await expect(list).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Board' }));
    const card = await canvas.findByRole('link', { name: 'Guest book' });
    card.focus();
    await userEvent.keyboard('e');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Edit title' })).toHaveFocus());
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(card).toHaveFocus());
  },
});

export const DetailMissing = meta.story({
  parameters: { address: '/backlog/item-of-yesterday?show=done' },
  play: async ({ canvas }) => {
    await findList(canvas);
    const panel = within(await canvas.findByRole('region', { name: 'Item' }));
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Item not found' })).toBeVisible());
  },
});

export const LeavesDetailMissing = meta.story({
  // Ends as the filtered list, which other stories show.
  tags: ['no-visual'],
  parameters: { address: '/backlog/item-of-yesterday?show=done' },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const panel = within(await canvas.findByRole('region', { name: 'Item' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Back to backlog' }));
    await waitFor(() => expect(canvas.queryByText('Item not found')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Done 8', current: true })).toBeVisible());
  },
});

const longTitle = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4).trim();

export const LongContent = meta.story({
  beforeEach: () =>
    beginVisitWith({
      title: longTitle,
      status: 'now',
      order: 0,
      estimateDays: 37.5,
      labels: ['A label that goes on and on and on until its end', 'Second', 'Third', 'Fourth'],
    }),
  play: async ({ canvas }) => {
    await findList(canvas);
    await expect(canvas.getByRole('link', { name: longTitle })).toBeVisible();
    await expect(rowOf(canvas, /Donaudampf/)).toHaveTextContent('+2');
    // Nobody can skip the rest of what a screen reader has begun to say: names of controls end in a breath.
    const breath = longTitle.split(' ').slice(0, 2).join(' ');
    await expect(canvas.getByRole('button', { name: `Actions for ${breath}…` })).toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: `Mark ${breath}… as done` })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findList(canvas)),
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await findList(canvas);
    await expect(canvas.getByText('18 iş, 12 haftanın 10,5 haftası planlandı.')).toBeVisible();
    await expect(canvas.getByText('2 işin tahmini henüz yok.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bu seferde 16' })).toBeVisible();
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => void (await findList(canvas)),
});
