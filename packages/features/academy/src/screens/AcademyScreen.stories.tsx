import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { writeJson } from '@quarterdeck/ui/storage';
import { academy } from '../manifest';

const meta = preview.meta({
  title: 'Screens/academy/AcademyScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: academy,
    address: '/apps/academy',
    covers: ['route:academy.courses'],
  },
});

type Canvas = ReturnType<typeof within>;
const findCards = (canvas: Canvas, name = 'Courses') => canvas.findByRole('list', { name });
const titlesIn = (canvas: Canvas, name = 'Courses') =>
  within(canvas.getByRole('list', { name }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** AC-1 the courses, the newest change first; a card has one stop of the Tab key. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cards = within(await findCards(canvas));
    await expect(canvas.getByText('15 courses, 7 in progress, 3 completed')).toBeVisible();
    await expect(canvas.getByText('15 short courses on the trade, the product and the craft.')).toBeVisible();
    await expect(titlesIn(canvas).slice(0, 3)).toEqual([
      'Accessible by default',
      'Money in software',
      'Words people act on',
    ]);
    await waitFor(() => expect(cards.getAllByText('Engineering')[0]).toBeVisible());
    const link = cards.getByRole('link', { name: 'Accessible by default' });
    await expect(link).toHaveAttribute('href', '/apps/academy/course-01');
    link.focus();
    await userEvent.tab();
    await expect(cards.getByRole('link', { name: 'Money in software' })).toHaveFocus();
    const next = within(canvas.getByRole('region', { name: 'Continue where you left off' }));
    await expect(next.getByText('Step 3: All of it by keyboard')).toBeVisible();
    await expect(next.getByRole('link', { name: 'Continue “Accessible by default”' })).toHaveAttribute(
      'href',
      '/apps/academy/course-01',
    );
  },
});

/** The course that was opened last comes before others that were begun, unless it is completed. */
export const ContinuesTheLastOne = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => void writeJson('qd:academy.opened', ['course-04', 'course-11', 'course-01']),
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Continue where you left off' }));
    await expect(next.getByText('Incidents without drama')).toBeVisible();
  },
});

/** AC-1 search, category and "Hide completed" stand in the address, and all of them can be cleared at once. */
export const Filters = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findCards(canvas);
    await step('the slash leads to the search, which forgives a typo', async () => {
      await userEvent.keyboard('/');
      const field = canvas.getByRole('searchbox', { name: 'Search courses' });
      await expect(field).toHaveFocus();
      await userEvent.type(field, 'contarst');
      await waitFor(() => expect(titlesIn(canvas)[0]).toBe('Colour and contrast'));
      await userEvent.clear(field);
      await waitFor(() => expect(titlesIn(canvas)).toHaveLength(15));
    });
    await step('one category', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /All categories/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Product' }));
      await waitFor(() => expect(canvas.getByText('3 courses, 2 in progress, 1 completed')).toBeVisible());
    });
    await step('without those that are completed', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Hide completed' }));
      await waitFor(() => expect(canvas.getByText('2 courses, 2 in progress')).toBeVisible());
    });
    await step('nothing fits, and all is cleared', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search courses' }), 'zzzz');
      await waitFor(() => expect(canvas.getByRole('heading', { name: /^No courses match/ })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await waitFor(() => expect(titlesIn(canvas)).toHaveLength(15));
      await expect(canvas.getByRole('searchbox', { name: 'Search courses' })).toHaveFocus();
      await expect(canvas.getByRole('switch', { name: 'Hide completed' })).not.toBeChecked();
    });
  },
});

export const NoResults = meta.story({
  parameters: { address: '/apps/academy?category=harbour&completed=hidden&q=zzzz' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^No courses match/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Harbour trade/ })).toBeVisible());
  },
});

/** An address with a category that there is not, and a page that is beyond the last. */
export const NonsenseInTheAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/apps/academy?category=cooking&page=99' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(titlesIn(canvas)).toHaveLength(15));
    await expect(canvas.getByRole('button', { name: /All categories/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No courses yet' })).toBeVisible());
    await expect(canvas.queryByRole('region', { name: 'Continue where you left off' })).toBeNull();
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What do you want to learn?' })).toBeVisible();
    await canvas.findByText('Loading');
    await expect(canvas.queryByRole('list', { name: 'Courses' })).toBeNull();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

/** A large academy has pages. */
export const Large = meta.story({
  globals: { scenario: 'large' },
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await expect(canvas.getByText('1–24 of 500')).toBeVisible();
    const [first] = titlesIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getByText('25–48 of 500')).toBeVisible());
    await expect(titlesIn(canvas)[0]).not.toBe(first);
    await expect(canvas.getByRole('list', { name: 'Courses' })).toHaveFocus();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findCards(canvas)),
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => void (await findCards(canvas)),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findCards(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await findCards(canvas, 'Kurslar');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ne öğrenmek istersiniz?' })).toBeVisible();
    await expect(canvas.getByText('15 kurs, 7 devam ediyor, 3 tamamlandı')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
