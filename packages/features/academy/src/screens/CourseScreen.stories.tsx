import { announced } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { academy } from '../manifest';

const course = '/apps/academy/course-01';
const meta = preview.meta({
  title: 'Screens/academy/CourseScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: academy,
    address: `${course}?step=3`,
    covers: ['route:academy.course'],
  },
});

type Canvas = ReturnType<typeof within>;
const findStep = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
const stepsIn = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Steps' }));
const current = (canvas: Canvas) =>
  stepsIn(canvas)
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current') === 'step');

/** AC-1 a course with its steps, at the step of the address. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await findStep(canvas, 'All of it by keyboard');
    await expect(canvas.getByText(/^Step 3 of 6 · 4 min$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Accessible by default' })).toBeVisible();
    await expect(stepsIn(canvas).getAllByRole('link')).toHaveLength(6);
    await expect(current(canvas)).toHaveTextContent('All of it by keyboard');
    await expect(stepsIn(canvas).getByRole('link', { name: /^Say what it is ?, done/ })).toHaveAttribute(
      'href',
      `${course}?step=2`,
    );
    await expect(canvas.getByRole('link', { name: 'Previous: Say what it is' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/apps/academy');
    await waitFor(() => expect(canvas.getByText('Engineering')).toBeVisible());
  },
});

/** Without a step in the address it is the one where one left off. */
export const LeftOff = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/apps/academy/course-08' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Step 5 of 5/)).toBeVisible());
  },
});

const mends = (step: string, place: RegExp) =>
  meta.story({
    tags: ['!dev', '!autodocs'],
    parameters: { address: `${course}?step=${step}` },
    play: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByText(place)).toBeVisible());
    },
  });
export const StepZero = mends('0', /^Step 1 of 6/);
export const StepBeyond = mends('99', /^Step 6 of 6/);
export const StepOfLetters = mends('abc', /^Step 3 of 6/);
export const NotDoneYet = mends('done', /^Step 3 of 6/);

/** AC-1 completing goes on to the next step, keeps the progress, and is said in the list. */
export const Completes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findStep(canvas, 'All of it by keyboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Complete and continue' }));
    await findStep(canvas, 'Enough contrast');
    await waitFor(() => expect(canvas.getByText('3 of 6 completed')).toBeVisible());
    await expect(stepsIn(canvas).getByRole('link', { name: /^All of it by keyboard ?, done/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Previous: All of it by keyboard' }));
    await findStep(canvas, 'All of it by keyboard');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All courses' }));
    const cards = within(await canvas.findByRole('list', { name: 'Courses' }));
    await expect(cards.getByText('3 of 6 steps')).toBeVisible();
    const next = within(canvas.getByRole('region', { name: 'Continue where you left off' }));
    await expect(next.getByText('Step 3: All of it by keyboard')).toBeVisible();
  },
});

/** Left and Right move between the steps. */
export const Keys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findStep(canvas, 'All of it by keyboard');
    await userEvent.keyboard('{ArrowRight}');
    await findStep(canvas, 'Enough contrast');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await findStep(canvas, 'Who is at the other end');
    await expect(canvas.queryByRole('link', { name: /^Previous/ })).toBeNull();
    // Only looked at: nothing is completed by moving.
    await expect(canvas.getByText('2 of 6 completed')).toBeVisible();
  },
});

/** The last step ends with a calm check and what to take next; from there it can be started again, and that undone. */
export const Done = meta.story({
  parameters: { address: '/apps/academy/course-08?step=5' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the course is completed', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Complete course' }));
      const heading = await findStep(canvas, 'Course completed');
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByText('5 of 5 completed')).toBeVisible();
      await expect(canvas.getByText('You’ve finished all 5 steps of “Money in software”.')).toBeVisible();
    });
    await step('another one of its category is next', async () => {
      const next = within(await canvas.findByRole('region', { name: 'Up next' }));
      await expect(next.getByRole('heading', { name: 'Accessible by default' })).toBeVisible();
      await expect(next.getByRole('link', { name: 'Continue course' })).toHaveAttribute('href', course);
    });
    await step('it starts again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
      await waitFor(() => expect(canvas.getByText(/^Step 1 of 5/)).toBeVisible());
      await expect(canvas.getByText('0 of 5 completed')).toBeVisible();
      // The button has gone.
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    });
    await step('and that is undone', async () => {
      const toast = (await screen.findByText('“Money in software” was restarted')).closest('[role="alertdialog"]');
      await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(canvas.getByText('5 of 5 completed')).toBeVisible());
    });
  },
});

/** The next course takes the place of the one that is done: its name is said, and the focus is at its content. */
export const GoesOnWithTheNextCourse = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/apps/academy/course-08?step=5' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete course' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Continue course' }));
    await findStep(canvas, 'All of it by keyboard');
    await waitFor(() => expect(announced()).toHaveTextContent('Accessible by default'));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});

/** A step that could not be saved is open again; what failed is said, with a way to try again. */
export const FailsToSave = meta.story({
  globals: { mix: { 'academy.progress': 'error' } },
  parameters: { expectedProblems: [/500/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete and continue' }));
    await screen.findByText('Your progress in “Accessible by default” wasn’t saved');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('2 of 6 completed')).toBeVisible());
    await findStep(canvas, 'Enough contrast');
  },
});

/** A course that could not be completed is not said to be. */
export const FailsToComplete = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { mix: { 'academy.progress': 'error' } },
  parameters: { address: '/apps/academy/course-08?step=5', expectedProblems: [/500/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete course' }));
    await screen.findByText('Your progress in “Money in software” wasn’t saved');
    await waitFor(() => expect(canvas.getByText(/^Step 5 of 5/)).toBeVisible());
    await expect(canvas.getByText('4 of 5 completed')).toBeVisible();
  },
});

export const Completed = meta.story({
  parameters: { address: '/apps/academy/course-10?step=done' },
  play: async ({ canvas }) => {
    await findStep(canvas, 'Course completed');
    await canvas.findByRole('region', { name: 'Up next' });
  },
});

export const Missing = meta.story({
  parameters: { address: '/apps/academy/course-99' },
  play: async ({ canvas }) => {
    await findStep(canvas, 'Course not found');
    await expect(canvas.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/apps/academy');
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findStep(canvas, 'All of it by keyboard')),
});

/** Right leads back where the page is written from right to left. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await findStep(canvas, 'All of it by keyboard');
    await userEvent.keyboard('{ArrowRight}');
    await findStep(canvas, 'Say what it is');
    await userEvent.keyboard('{ArrowLeft}');
    await findStep(canvas, 'All of it by keyboard');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findStep(canvas, 'All of it by keyboard');
    await expect(canvas.getByRole('button', { name: 'Complete' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** On a phone the progress opens the steps; keys do nothing behind them. */
export const StepsOnPhone = meta.story({
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await findStep(canvas, 'All of it by keyboard');
    await userEvent.click(canvas.getByRole('button', { name: /2 of 6 completed/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Steps' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(sheet.getByRole('link', { name: /^All of it by keyboard/ })).toHaveAttribute('aria-current', 'step');
  },
});

export const FollowsAStepOnPhone = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await findStep(canvas, 'All of it by keyboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Steps' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Steps' }));
    await userEvent.click(sheet.getByRole('link', { name: /^Tell what changed/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await findStep(canvas, 'Tell what changed');
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Adım 3 \/ 6 · 4 dk$/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Tamamla' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
