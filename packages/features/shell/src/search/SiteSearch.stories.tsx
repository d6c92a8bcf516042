import type { UserEvent } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { useLocation } from '@quarterdeck/ui/router';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { rememberRecent } from '../palette/recentAddresses';
import { useSiteShortcuts } from '../keys/useSiteShortcuts';
import { ShellStage, type ShellStageProps } from '../ShellStage';
import { HeaderTools } from '../tools/HeaderTools';
import { HeaderSearch } from './HeaderSearch';

type DemoProps = Omit<ShellStageProps, 'children'> & {
  /** Whether the layout shows its search as an icon that opens the bar, or as a field. */
  appearance: 'bar' | 'basic';
};

/** A header with the search of a layout, over a page that says where it is. */
function Page({ appearance }: Pick<DemoProps, 'appearance'>) {
  const { pathname } = useLocation();
  useSiteShortcuts();
  return (
    <div style={{ minBlockSize: 640 }}>
      <header style={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 8, blockSize: 60 }}>
        <span style={{ flex: 1 }}>Tasks</span>
        {appearance === 'basic' ? (
          <div style={{ inlineSize: 220 }}>
            <HeaderSearch />
          </div>
        ) : null}
        <HeaderTools search={appearance === 'basic' ? null : 'icon'} />
      </header>
      <p>You are at {pathname}</p>
      <a href="#elsewhere">Elsewhere</a>
    </div>
  );
}

function Demo({ appearance, ...host }: DemoProps) {
  return (
    <ShellStage {...host}>
      <Page appearance={appearance} />
    </ShellStage>
  );
}

const meta = preview.meta({
  title: 'Features/shell/SiteSearch',
  component: Demo,
  globals: { viewport: { value: 'desktop' } },
  parameters: { covers: ['overlay:search'], address: '/somewhere/else', layout: 'fullscreen' },
  args: { appearance: 'bar' as const, openPalette: fn() },
});

/** The search rests after the last letter before it asks. */
const patient = { timeout: 5_000 };

const field = () => screen.getByRole('combobox', { name: 'Search' });
const opener = () => screen.getByRole('button', { name: /^Search/ });
const options = () => screen.getAllByRole('option');
const headings = () => screen.getAllByRole('group').map((group) => within(group).getAllByText(/./)[0]?.innerText);
const panel = () => document.querySelector<HTMLElement>('[data-part="panel"]');

async function open(userEvent: UserEvent, text = '') {
  await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
  await waitFor(() => expect(field()).toHaveFocus());
  if (text !== '') await userEvent.type(field(), text);
}

/** SE-1, SE-2: contacts, pages and tasks in the place of the header's row. */
export const Bar = meta.story({
  play: async ({ userEvent, canvas }) => {
    await open(userEvent, 'ta');
    await expect(field()).toHaveAttribute('placeholder', 'Search...');
    await waitFor(() => expect(headings()).toEqual(['CONTACTS', 'PAGES', 'TASKS']), patient);
    await expect(screen.getByText(/^\d+ results in 3 groups$/, { selector: '[data-part="found"]' })).toBeVisible();
    await expect(panel()?.getBoundingClientRect().height).toBeLessThanOrEqual(512);
    // The row is away while the bar stands in its place.
    await expect(canvas.getByText('Tasks', { selector: 'header > span' })).not.toBeVisible();
  },
});

/** SE-2: answers in place, at most 256 px high. */
export const Basic = meta.story({
  args: { appearance: 'basic' as const },
  play: async ({ userEvent, canvas }) => {
    await open(userEvent, 'mar');
    await waitFor(() => expect(headings()).toContain('TASKS'), patient);
    await expect(headings()[0]).toBe('CONTACTS');
    await expect(panel()?.getBoundingClientRect().height).toBeLessThanOrEqual(256);
    await expect(canvas.getByText('Tasks', { selector: 'header > span' })).toBeVisible();
  },
});

export const IdleWithRecent = meta.story({
  beforeEach: () => {
    rememberRecent({ label: 'Tasks', address: '/apps/tasks' });
    rememberRecent({ label: 'Marta Lindqvist', address: '/apps/contacts/contact-08' });
  },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(['Marta Lindqvist', 'Tasks']));
    await expect(headings()).toEqual(['RECENT']);
  },
});

/** SE-1: nothing is asked for, and nothing is called empty. */
export const OneCharacter = meta.story({
  play: async ({ userEvent }) => {
    await open(userEvent, 'm');
    await expect(screen.getByText('Type 2 or more characters', { selector: 'p' })).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
});

/** SE-1: shorter text clears the results. */
export const ShorterTextClearsTheResults = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'ma');
    await waitFor(() => expect(options().length).toBeGreaterThan(1), patient);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
});

export const Loading = meta.story({
  globals: { mix: { 'common.search': 'slow' } },
  play: async ({ userEvent }) => {
    await open(userEvent, 'harbour');
    await expect(screen.getByText('Loading', { selector: 'p' })).toBeVisible();
    await expect(screen.queryByText('No results found!')).toBeNull();
  },
});

/** SE-2 */
export const NothingFound = meta.story({
  args: { appearance: 'basic' as const },
  play: async ({ userEvent }) => {
    await open(userEvent, 'submarine');
    await screen.findByText('No results found!', { selector: 'p' }, patient);
  },
});

export const Failing = meta.story({
  globals: { mix: { 'common.search': 'error' } },
  play: async ({ userEvent }) => {
    await open(userEvent, 'harbour');
    await screen.findByText('The search didn’t respond.', { selector: '[data-part="failure"]' }, patient);
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { mix: { 'common.search': 'offline' } },
  play: async ({ userEvent }) => {
    await open(userEvent, 'harbour');
    await screen.findByText('You’re offline. Connect to search.', { selector: '[data-part="failure"]' }, patient);
  },
});

/** Long and hostile texts stay texts, and make nothing wider. */
export const LongAndHostile = meta.story({
  args: {
    find: fn(() =>
      Promise.resolve({
        sections: [
          {
            id: 'help',
            titleKey: 'help.title',
            hits: [
              { label: '<img src=x onerror=alert(1)>', address: '/help', icon: 'no-such-icon' },
              { label: 'Submarine '.repeat(60), address: '/help', icon: 'life-buoy', hint: `/${'x'.repeat(300)}` },
              { label: '\u202Eevil\u202C \u200B', address: '/help', icon: '' },
              { label: '   ', address: '/help', icon: 'life-buoy' },
            ],
          },
        ],
        isComplete: true,
      }),
    ),
  },
  play: async ({ userEvent }) => {
    await open(userEvent, 'submarine');
    await waitFor(() => expect(options()).toHaveLength(4), patient);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Ara/ }));
    const input = await screen.findByRole('combobox', { name: 'Ara' });
    await userEvent.type(input, 'MİLİCA');
    await waitFor(() => expect(screen.getByText(/^Milica$/, { selector: 'mark' })).toBeVisible(), patient);
    await expect(headings()[0]).toBe('KİŞİLER');
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await open(userEvent, 'mar');
    await waitFor(() => expect(options().length).toBeGreaterThan(1), patient);
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ userEvent }) => {
    await open(userEvent, 'mar');
    await waitFor(() => expect(options().length).toBeGreaterThan(1), patient);
  },
});

/** The bar fills the header, and its answers the rest of the screen. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await open(userEvent, 'mar');
    await waitFor(() => expect(options().length).toBeGreaterThan(1), patient);
    await expect(screen.getByRole('search').getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(panel()?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
});

/** SE-3: arrows move, Enter opens. */
export const ArrowsMoveAndEnterOpens = meta.story({
  // The focus returns on React Aria's own time, which React's test mode remarks on.
  parameters: { expectedProblems: [/not wrapped in act/] },
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, canvas }) => {
    await open(userEvent, 'marta');
    const task = await screen.findByRole('option', { name: /^Send Marta/ }, patient);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', task.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('You are at /apps/tasks/task-01')).toBeVisible());
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
});

/** SE-2: Escape closes the bar, and the focus goes back to its icon. */
export const EscapeClosesTheBar = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'mar');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
});

export const EscapeGivesTheFieldBack = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { appearance: 'basic' as const },
  play: async ({ userEvent }) => {
    await open(userEvent, 'mar');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field()).toHaveValue(''));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
  },
});

/** KY-2: the sign leads to the search that the frame shows; the palette keeps its keys. */
export const TheSignLeadsThere = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { appearance: 'basic' as const },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(opener()).toBeVisible());
    await userEvent.keyboard('/');
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue('');
    await expect(args.openPalette).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.openPalette).toHaveBeenCalledTimes(1);
  },
});

export const TheSignOpensTheBar = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(opener()).toBeVisible());
    await userEvent.keyboard('/');
    await waitFor(() => expect(field()).toHaveFocus());
  },
});

/** Leaving the bar gives its row back. */
export const TabLeavesTheBar = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, canvas }) => {
    await open(userEvent);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Elsewhere' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await expect(opener()).toBeVisible();
  },
});
