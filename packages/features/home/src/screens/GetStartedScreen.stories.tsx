import { startDraftKey } from '@quarterdeck/data/visit/draftKeys';
import { readVisit, visit } from '@quarterdeck/data/visit/visit';
import preview from '@quarterdeck/storybook/preview';
import { site } from '@quarterdeck/storybook/site';
import { writeJson } from '@quarterdeck/ui/storage';
import { expect, screen, waitFor, within, type userEvent as userEvents } from 'storybook/test';
import { startDraft } from '../components/getStarted/useStartDraft';

const meta = preview.meta({
  title: 'Screens/home/GetStartedScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: site, address: '/getstarted', covers: ['route:home.getStarted'] },
  beforeEach: () => {
    startDraft.forget();
    visit.forget();
    return () => {
      startDraft.forget();
      visit.forget();
    };
  },
});

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof userEvents.setup>;

const findQuestion = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });

/** Fills what the first question needs and goes on. */
async function answerProject(canvas: Canvas, userEvent: UserEvent) {
  await findQuestion(canvas, 'What are we building?');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Project name' }), 'Harbour CRM');
  await userEvent.click(canvas.getAllByRole('radio')[1] as HTMLElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await findQuestion(canvas, 'Who else is on board?');
}

export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await answerProject(canvas, userEvent);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'deniz@harbour.example{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove deniz@harbour.example' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await findQuestion(canvas, 'What matters most?');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Take payments/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await findQuestion(canvas, 'What goes in first?');
    const list = await canvas.findByRole('list', { name: 'First items' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(6));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Add your own' }), 'Import guests{Enter}');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the backlog' }));
    await waitFor(() => expect(readVisit().project?.name).toBe('Harbour CRM'));
    await expect(readVisit()).toMatchObject({ goMarketplace: false, sessionId: expect.any(String) });
    await waitFor(() => expect(screen.getByText('Import guests')).toBeVisible());
  },
});

export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findQuestion(canvas, 'What are we building?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Project name' }), '{Enter}');
    await waitFor(() => expect(canvas.getByText('Enter a project name.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Project name' })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: /Soonest/ })).toBeChecked();
  },
});

/** A name is enough; what is typed on the second question is not lost by going on. */
export const TypedPeople = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findQuestion(canvas, 'What are we building?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Project name' }), 'Harbour CRM');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await findQuestion(canvas, 'Who else is on board?');
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await step('what is no address is said at the field', async () => {
      await userEvent.type(field, 'deniz@');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await waitFor(() => expect(canvas.getByText('“deniz@” isn’t a valid email address.')).toBeVisible());
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toBeInvalid();
      const lines = [field, canvas.getByRole('button', { name: 'Add' })].map((part) => {
        const { top, height } = part.getBoundingClientRect();
        return top + height / 2;
      });
      await expect(Math.abs((lines[0] ?? 0) - (lines[1] ?? 0))).toBeLessThan(2);
    });
    await step('who is invited already is said at the field', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'elif@harbour.example{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove elif@harbour.example' })).toBeVisible());
      await userEvent.type(field, 'Elif@harbour.example{Enter}');
      await waitFor(() => expect(canvas.getByText('“Elif@harbour.example” is already invited.')).toBeVisible());
      await expect(field).toBeInvalid();
      await userEvent.clear(field);
      await userEvent.type(field, 'deniz@');
    });
    await step('a list as mail programs write it', async () => {
      await userEvent.clear(field);
      await userEvent.paste('Ada Lovelace <ada@example.com>, "Byron, G" <g@b.co>\nADA@example.com; nobody');
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove g@b.co' })).toBeVisible());
      await expect(canvas.getByText('“nobody” isn’t a valid email address.')).toBeVisible();
      await expect(field).toHaveAccessibleDescription(/“ADA@example.com” was listed more than once and added once\./);
      await expect(field).toHaveValue('nobody');
      await userEvent.clear(field);
      await userEvent.type(field, 'deniz@');
    });
    await step('an address is an invitation', async () => {
      await userEvent.type(field, 'harbour.example');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await findQuestion(canvas, 'What matters most?');
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove deniz@harbour.example' })).toBeVisible());
      await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
    });
  },
});

/** GS-1: suggestions serve the goals; what is in the list is not added again. */
export const Suggestions = meta.story({
  parameters: { address: '/getstarted?step=4' },
  beforeEach: () => {
    writeJson(startDraftKey, { name: 'Harbour CRM', startDate: '2026-01-19', goals: ['sell'] });
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'First items' }));
    await waitFor(() => expect(list.getByText('Choose a payment provider')).toBeVisible());
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    const field = canvas.getByRole('textbox', { name: 'Add your own' });
    await userEvent.type(field, 'choose a payment provider{Enter}');
    await waitFor(() => expect(canvas.getByText('“choose a payment provider” is already in the list.')).toBeVisible());
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(list.getByRole('button', { name: 'Remove Choose a payment provider' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(5));
    await waitFor(() => expect(list.getAllByRole('button')).toContain(document.activeElement));
  },
});

export const Resumed = meta.story({
  parameters: { address: '/getstarted?step=3' },
  beforeEach: () => {
    writeJson(startDraftKey, { name: 'Harbour CRM', startDate: '2026-01-19', goals: ['sell'] });
  },
  play: async ({ canvas }) => {
    await findQuestion(canvas, 'What matters most?');
    await expect(canvas.getByRole('checkbox', { name: /Take payments/ })).toBeChecked();
  },
});

/** What still stands in the field when somebody finishes is an item as well, also after a reload. */
export const TypedItem = meta.story({
  parameters: { address: '/getstarted?step=4' },
  beforeEach: () => {
    writeJson(startDraftKey, { name: 'Harbour CRM', startDate: '2026-01-19' });
  },
  play: async ({ canvas, userEvent }) => {
    await findQuestion(canvas, 'What goes in first?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Add your own' }), 'Import guests');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await findQuestion(canvas, 'What matters most?');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await findQuestion(canvas, 'What goes in first?');
    await expect(canvas.getByRole('textbox', { name: 'Add your own' })).toHaveValue('Import guests');
    const finish = canvas.getByRole('button', { name: 'Go to the backlog' });
    await waitFor(() => expect(finish).toBeEnabled());
    const field = canvas.getByRole('textbox', { name: 'Add your own' });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(200));
    await userEvent.click(finish);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('13 characters over the limit of 200.');
    await userEvent.clear(field);
    await userEvent.type(field, 'Import guests');
    await userEvent.click(finish);
    await waitFor(() => expect(screen.getByText('Import guests')).toBeVisible());
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  parameters: { address: '/getstarted?step=4' },
  beforeEach: () => {
    writeJson(startDraftKey, { name: 'Harbour CRM', startDate: '2026-01-19' });
  },
  play: async ({ canvas, userEvent }) => {
    await findQuestion(canvas, 'What goes in first?');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the backlog' }));
    const failure = await canvas.findByText('The project wasn’t created');
    await waitFor(() => expect(failure).toBeVisible());
    const alert = failure.closest('[role="alert"]');
    const fields = alert?.previousElementSibling;
    await expect(
      (alert?.getBoundingClientRect().top ?? 0) - (fields?.getBoundingClientRect().bottom ?? 0),
    ).toBeGreaterThanOrEqual(16);
    await expect(readVisit().project).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await findQuestion(canvas, 'What matters most?');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await findQuestion(canvas, 'What goes in first?');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the backlog' }));
    await waitFor(() => expect(canvas.getByText('The project wasn’t created')).toBeVisible());
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  parameters: { address: '/getstarted?step=4' },
  beforeEach: () => {
    writeJson(startDraftKey, { name: 'Harbour CRM', startDate: '2026-01-19' });
  },
  play: async ({ canvas }) => {
    await findQuestion(canvas, 'What goes in first?');
    await expect(canvas.getByRole('button', { name: 'Go to the backlog' })).toBeDisabled();
    await canvas.findByText('Loading');
  },
});

export const HasProject = meta.story({
  beforeEach: () => {
    writeJson('project', { id: 'project-01', name: 'Harbour CRM', currency: 'USD' });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You already have a project: Harbour CRM')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Go to the backlog' })).toHaveAttribute('href', '/backlog');
  },
});

/** What the server does not know any longer is not offered as a project: its backlog leads back here. */
export const MissingProject = meta.story({
  parameters: { address: '/backlog' },
  beforeEach: () => {
    writeJson('project', { id: 'deleted', name: 'Harbour CRM', currency: 'USD' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Start a new project' }));
    await findQuestion(canvas, 'What are we building?');
    // The server has answered by the time that a name is typed.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Project name' }), 'Pier CRM');
    await expect(canvas.queryByText(/You already have a project/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Go to the backlog' })).toBeNull();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => void (await findQuestion(canvas, 'Ne yapıyoruz?')),
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findQuestion(canvas, 'What are we building?')),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findQuestion(canvas, 'What are we building?');
    await expect(screen.getByText('Step 1 of 4')).toBeVisible();
  },
});
