import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { visit } from '@quarterdeck/data/visit/visit';
import preview from '@quarterdeck/storybook/preview';
import { site } from '@quarterdeck/storybook/site';
import { expect, waitFor, within } from 'storybook/test';

const meta = preview.meta({
  title: 'Screens/home/HomeScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: site, address: '/home', covers: ['route:home.page'] },
});

type Canvas = ReturnType<typeof within>;

const findHeadline = (canvas: Canvas) =>
  canvas.findByRole('heading', { level: 1, name: 'Twelve weeks from backlog to launch.' });

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await findHeadline(canvas)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Start a project' })[0]).toHaveAttribute('href', '/getstarted');
    await expect(canvas.queryByRole('link', { name: 'Go to your backlog' })).toBeNull();
    await expect(canvas.getByText(/^Next crew free on Monday/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Ready to build' })).toBeVisible();
  },
});

export const SignedIn = meta.story({
  beforeEach: () => {
    visit.begin('visit-1' as SessionId);
    visit.keepProject({ id: 'project-1' as ProjectId, name: 'Harbour CRM', currency: 'USD' });
    return visit.forget;
  },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Go to your backlog' });
    await expect(link).toHaveAttribute('href', '/backlog');
    await expect(canvas.queryByRole('link', { name: 'Start a project' })).toBeNull();
  },
});

/** Who has begun and has no project yet is led into the questions, as a new visitor is. */
export const WithoutProject = meta.story({
  beforeEach: () => {
    visit.begin('visit-1' as SessionId);
    return visit.forget;
  },
  play: async ({ canvas }) => {
    const [start] = await canvas.findAllByRole('link', { name: 'Start a project' });
    await expect(start).toBeVisible();
    const card = within(canvas.getByRole('region', { name: 'Ready to build' })).getAllByRole('link')[0];
    await expect(card).toHaveAttribute('href', expect.stringMatching(/^\/getstarted\?for=QD-/));
  },
});

export const Questions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByText('Can I stop?');
    await userEvent.click(question);
    await waitFor(() => expect(canvas.getByText(/We refund weeks that haven’t started/)).toBeVisible());
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findHeadline(canvas)),
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'İş listesinden yayına on iki hafta.' }),
    ).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findHeadline(canvas);
    await expect(canvas.queryByRole('navigation', { name: 'Home' })).toBeNull();
  },
});
