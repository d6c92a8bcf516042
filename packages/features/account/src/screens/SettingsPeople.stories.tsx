import { request } from '@quarterdeck/contract';
import { getProject, updateProject } from '@quarterdeck/contract/endpoints/project';
import type { NewProjectInvitation, ProjectId } from '@quarterdeck/contract/entities/project';
import { beginVisit } from '@quarterdeck/data/visit/testing/beginVisit';
import { visit } from '@quarterdeck/data/visit/visit';
import { expectFailure, expectNoSideways, expectOffline } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor, within, type userEvent as userEvents } from 'storybook/test';
import { settingsStage } from './testing/settingsStage';

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof userEvents.setup>;

/** On the day of the workbench, as each English writes it. */
const now = /^Invited (Jan 15|15 Jan),? 2026$/;

const params = { projectId: 'project-01' as ProjectId };

const meta = preview.meta({
  title: 'Screens/account/SettingsScreen/People',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: settingsStage, address: '/settings?section=people' },
  beforeEach: () => beginVisit(),
});

const findField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Email address/ });
const findList = (canvas: Canvas) => canvas.findByRole('list', { name: 'People in the project' });
const rows = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'People in the project' })).getAllByRole('listitem');
const names = (canvas: Canvas) => rows(canvas).map((row) => row.querySelector('strong')?.textContent);
const saved = async () => (await request(getProject, { params })).invitations;
const inviteOnly = async (...invitations: NewProjectInvitation[]) => {
  await request(updateProject, { params, body: { project: { invitations } } });
};

async function invite(canvas: Canvas, userEvent: UserEvent, text: string): Promise<HTMLElement> {
  const field = await findField(canvas);
  await userEvent.type(field, `${text}{Enter}`);
  return field;
}

/** Who is here first, then those invited with what they may do and since when; a new one is invited now. */
export const Success = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    await waitFor(() => expect(within(rows(canvas)[0] as HTMLElement).getByText('You')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('ingrid@harbour.example')).toBeVisible());
    await step('by Enter, and the field is free for the next', async () => {
      const field = await invite(canvas, userEvent, 'new@harbour.example');
      await waitFor(() => expect(names(canvas).at(-1)).toBe('new@harbour.example'));
      await waitFor(() => expect(screen.getByText('Invitation sent')).toBeVisible());
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await expect(within(rows(canvas).at(-1) as HTMLElement).getByText(now)).toBeVisible();
    });
    await step('another role', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Role of new@/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Viewer' }));
      await waitFor(async () => expect((await saved()).at(-1)).toMatchObject({ role: 'viewer' }));
    });
  },
});

/** The invitation is of now then. */
export const Resend = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const row = within(rows(canvas)[1] as HTMLElement);
    await expect(row.queryByText(now)).toBeNull();
    await userEvent.click(row.getByRole('button', { name: /^Resend/ }));
    await waitFor(() => expect(screen.getByText('Invitation sent again')).toBeVisible());
    await waitFor(() => expect(row.getByText(now)).toBeVisible());
  },
});

/** Undo restores the same invitation in its place; the focus is never lost. */
export const RemoveAndUndo = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    const before = await saved();
    await step('the next one takes the focus, then the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove deniz@harbour.example' }));
      await waitFor(() => expect(rows(canvas)).toHaveLength(2));
      await expect(canvas.getByRole('button', { name: 'Remove ingrid@harbour.example' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText(/^Nobody else yet/)).toBeVisible());
      await expect(await findField(canvas)).toHaveFocus();
      await waitFor(async () => expect(await saved()).toEqual([]));
    });
    await step('both come back', async () => {
      await screen.findByText('2 changes saved');
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(async () => expect(await saved()).toEqual(before));
      await expect(document.body).not.toHaveFocus();
    });
  },
});

/** What cannot be invited stays in the field, which says why. */
export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await invite(canvas, userEvent, '');
    await waitFor(() => expect(canvas.getByText('Enter an email address.')).toBeVisible());
    await invite(canvas, userEvent, 'deniz');
    await waitFor(() => expect(canvas.getByText('“deniz” isn’t a valid email address.')).toBeVisible());
    await userEvent.clear(field);
    await invite(canvas, userEvent, 'Deniz@harbour.example, x@harbour.example');
    await waitFor(() => expect(canvas.getByText('“Deniz@harbour.example” is already in this project.')).toBeVisible());
    await expect(field).toHaveValue('Deniz@harbour.example');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(names(canvas).at(-1)).toBe('x@harbour.example'));
    await userEvent.clear(field);
    await invite(canvas, userEvent, rows(canvas)[0]?.querySelector('small')?.textContent ?? '');
    await waitFor(() => expect(canvas.getByText(/is already in this project/)).toBeVisible());
  },
});

/** A column of a spreadsheet: the lines are not joined. */
export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await findField(canvas);
    await userEvent.click(field);
    await userEvent.paste('a@harbour.example\r\nb@harbour.example\n');
    await expect(field).toHaveValue('a@harbour.example, b@harbour.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await waitFor(() => expect(screen.getByText('2 invitations sent')).toBeVisible());
    await expect(names(canvas).slice(-2)).toEqual(['a@harbour.example', 'b@harbour.example']);
  },
});

/** As mail programs copy them: what is no address is named and stays, what was listed twice is said. */
export const PastedFromMail = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await findField(canvas);
    await userEvent.click(field);
    await userEvent.paste(
      'Ada Lovelace <ada@example.com>, "Byron, G" <g@b.co>; c@d.io\nmailto:ADA@example.com\nNobody <nobody>, x@',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names(canvas).slice(-3)).toEqual(['ada@example.com', 'g@b.co', 'c@d.io']));
    await expect(canvas.getByText('These aren’t valid email addresses: Nobody <nobody> and x@.')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/“ADA@example.com” was listed more than once and added once\./);
    await expect(field).toHaveValue('Nobody <nobody>, x@');
    await expect(field).toHaveFocus();
    await expectNoSideways();
  },
});

/** All that there can be: the next one is refused where it stands. */
export const LongContent = meta.story({
  beforeEach: async () => {
    const people = Array.from({ length: 49 }, (_, index) => `person-${index + 1}@a-rather-long-name.harbour.example`);
    await inviteOnly(...people.map((email) => ({ email, role: 'member' as const })));
  },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const field = await invite(canvas, userEvent, 'last@harbour.example beyond@harbour.example');
    await waitFor(() =>
      expect(
        canvas.getByText('“beyond@harbour.example” wasn’t added. A project can have up to 50 invitations.'),
      ).toBeVisible(),
    );
    await expect(field).toHaveValue('beyond@harbour.example');
    await waitFor(() => expect(rows(canvas)).toHaveLength(51));
    await expectNoSideways();
  },
});

/** Only who is here. */
export const Empty = meta.story({
  beforeEach: () => inviteOnly(),
  play: async ({ canvas }) => {
    await findList(canvas);
    await waitFor(() => expect(canvas.getByText(/^Nobody else yet/)).toBeVisible());
    await expect(rows(canvas)).toHaveLength(2);
  },
});

export const NoProject = meta.story({
  beforeEach: visit.forget,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No project yet' })).toBeVisible());
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'People' });
    await expect(canvas.queryByRole('textbox', { name: /^Email address/ })).toBeNull();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: expectFailure,
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: expectOffline,
});

/** What fails is taken back and said, with a way to try again. */
export const NotSaved = meta.story({
  globals: { mix: { 'product.project.update': 'error', 'product.project.invitation.resend': 'error' } },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await invite(canvas, userEvent, 'new@harbour.example');
    await waitFor(() => expect(screen.getByText('“new@harbour.example” wasn’t invited')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('new@harbour.example')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove deniz@harbour.example' }));
    await waitFor(() => expect(screen.getByText('“deniz@harbour.example” wasn’t removed')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Remove deniz@harbour.example' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Resend invitation to ingrid/ }));
    await waitFor(() => expect(screen.getByText(/^The invitation to “ingrid.*wasn’t sent/)).toBeVisible());
    await expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await findField(canvas);
    await findList(canvas);
    await userEvent.click(field);
    await userEvent.keyboard('k@harbour.example{Tab}');
    await expect(canvas.getByRole('button', { name: /(^| )Role$/ })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(names(canvas).at(-1)).toBe('k@harbour.example'));
    await expect(field).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(document.body).not.toHaveFocus();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findList(canvas);
    await waitFor(() => expect(canvas.getByText('ingrid@harbour.example')).toBeVisible());
    await expectNoSideways();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Projedeki kişiler' })).toBeVisible());
    await expect(canvas.getAllByText(/tarihinde davet edildi$/)).toHaveLength(2);
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findList(canvas)),
});
