import { configureRequest } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { beginVisit, offered } from '@quarterdeck/data/visit/testing/beginVisit';
import { readVisit, visit } from '@quarterdeck/data/visit/visit';
import { expectNoSideways } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { defaultPreferences, usePreferences } from '@quarterdeck/ui/preferences';
import { readText, writeText } from '@quarterdeck/ui/storage';
import { expect, screen, spyOn, waitFor, within, type userEvent as userEvents } from 'storybook/test';
import { projectDraftKey } from '../model/projectDetails';
import { settingsStage, switched } from './testing/settingsStage';

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof userEvents.setup>;

const meta = preview.meta({
  title: 'Screens/account/SettingsScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: settingsStage,
    address: '/settings',
    covers: ['route:account.settings'],
  },
  beforeEach: () => {
    switched.mockClear();
    return beginVisit();
  },
});

const findName = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Project name/ });
const findPart = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });

async function retype(canvas: Canvas, userEvent: UserEvent, text: string): Promise<HTMLElement> {
  const name = await findName(canvas);
  await userEvent.clear(name);
  if (text !== '') await userEvent.type(name, text);
  return name;
}

async function choose(canvas: Canvas, userEvent: UserEvent, field: RegExp, option: RegExp | string) {
  // The header has a button for the language as well.
  const main = within(canvas.getByRole('main'));
  await userEvent.click(main.getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** SG-1: the data of the project are saved together, and the header and the browser know the new name. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await retype(canvas, userEvent, 'Pier CRM');
    await choose(canvas, userEvent, /Currency/, /^EUR/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Goal 1' }), ' soon');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Project saved')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    // The pressed button has gone.
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Project' })).toHaveFocus());
    await userEvent.tab();
    await expect(await findName(canvas)).toHaveFocus();
    await expect(readVisit().project).toMatchObject({ name: 'Pier CRM', currency: 'EUR' });
    await expect(canvas.getByRole('textbox', { name: 'Goal 1' })).toHaveValue('Take payments online soon');
  },
});

/** SG-1: works without a project too. */
export const Empty = meta.story({
  beforeEach: visit.forget,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No project yet' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/getstarted');
    await userEvent.click(canvas.getByRole('link', { name: /^Appearance/ }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: /^Reduce motion/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: /^Project/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No project yet' })).toBeVisible());
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await findPart(canvas, 'Project');
    await expect(canvas.queryByRole('textbox', { name: /^Project name/ })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Backlog' })).toBeVisible();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /offline|connection/i })).toBeVisible());
  },
});

/** What was typed stays when it cannot be saved, and can be saved once more. */
export const NotSaved = meta.story({
  globals: { mix: { 'product.project.update': 'error' } },
  play: async ({ canvas, userEvent }) => {
    const name = await retype(canvas, userEvent, 'Pier CRM');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('The project wasn’t saved')).toBeVisible());
    await expect(name).toHaveValue('Pier CRM');
    await expect(readVisit().project?.name).toBe('Harbour CRM');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(name).toHaveValue('Harbour CRM');
    await expect(canvas.queryByText('The project wasn’t saved')).toBeNull();
    await retype(canvas, userEvent, 'Quay CRM');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('The project wasn’t saved')).toBeVisible());
  },
});

export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await retype(canvas, userEvent, '');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Enter a project name.')).toBeVisible());
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'x');
    await waitFor(() => expect(canvas.getByText('Use 2 to 60 characters.')).toBeVisible());
  },
});

/** Another part of the settings is elsewhere too: it does not take unsaved changes with it. */
export const AsksBeforeItLosesChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await retype(canvas, userEvent, 'Pier CRM');
    await userEvent.click(canvas.getByRole('link', { name: /^Receipts/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(name).toHaveValue('Pier CRM');
    // Once more: what is kept is asked about again.
    await userEvent.click(canvas.getByRole('link', { name: /^Receipts/ }));
    await expect(await screen.findByRole('button', { name: 'Leave' })).toBeVisible();
  },
});

/** A reload and a way through other pages lose nothing; what is saved or discarded leaves nothing behind. */
export const KeepsDraft = meta.story({
  beforeEach: () => {
    writeText(projectDraftKey('project-01' as ProjectId), '{"name":"Pier CRM","startDate":"2020-01-06"}');
  },
  play: async ({ canvas, userEvent, step }) => {
    const name = await findName(canvas);
    await step('what was typed before is an unsaved change', async () => {
      await expect(name).toHaveValue('Pier CRM');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible());
    });
    await step('it is there after a look at the receipts', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Goal 3' }), ' at night');
      await userEvent.click(canvas.getByRole('link', { name: /^Receipts/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
      await findPart(canvas, 'Receipts');
      await userEvent.click(canvas.getByRole('link', { name: /^Project/ }));
      await findName(canvas);
      await expect(canvas.getByRole('textbox', { name: 'Goal 3' })).toHaveValue('See how the season is going at night');
    });
    await step('saved, it is no draft any longer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(readVisit().project?.name).toBe('Pier CRM'));
      await waitFor(() => expect(readText(projectDraftKey('project-01' as ProjectId))).toBeNull());
    });
  },
});

/** What was taken back is no draft: it would bring the old name back over a newer one. */
export const TakenBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const draft = () => readText(projectDraftKey('project-01' as ProjectId));
    const name = await findName(canvas);
    await userEvent.type(name, ' soon');
    await expect(name).toHaveValue('Harbour CRM soon');
    await expect(draft()).toBe('{"name":"Harbour CRM soon"}');
    await userEvent.type(name, '{Backspace>5/}');
    await expect(name).toHaveValue('Harbour CRM');
    await expect(draft()).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
  },
});

/** SG-1: what was paid keeps the currency it was paid in, in the list, on its page and in the export. */
export const ReceiptsKeepCurrency = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findName(canvas);
    await choose(canvas, userEvent, /Currency/, /^EUR/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(readVisit().project?.currency).toBe('EUR'));
    await userEvent.click(canvas.getByRole('link', { name: /^Receipts/ }));
    const list = within(await canvas.findByRole('list', { name: 'Receipts' }));
    const [newest] = list.getAllByRole('link');
    await expect(newest).toHaveAccessibleName(/\$3,240\.00/);
    await userEvent.click(newest as HTMLElement);
    const table = within(await canvas.findByRole('table', { name: 'Paid requirements' }));
    await expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent('$3,240.00');
    await expect(table.queryByText(/€/)).toBeNull();
  },
});

/** SG-1: where the start page leads. */
export const StartPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findName(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Marketplace' }));
    await expect(readVisit().goMarketplace).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(readVisit().goMarketplace).toBe(false));
    await expect(canvas.getByRole('radio', { name: 'Backlog' })).toBeChecked();
  },
});

let answer = () => undefined as void;

/** Whoever is choosing the start page when the project comes goes on choosing. */
export const StartPageWhileLoading = meta.story({
  beforeEach: () => {
    const begins = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const transport = (request: Request) => fetch(request);
    configureRequest({ transport: (request) => begins.then(() => transport(request)) });
    return () => configureRequest({ transport });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Marketplace' }));
    await expect(canvas.queryByRole('textbox', { name: /^Project name/ })).toBeNull();
    answer();
    await findName(canvas);
    await expect(canvas.getByRole('radio', { name: 'Marketplace' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Backlog' })).toBeChecked();
  },
});

/** SG-1: language, theme, scheme, layout, density, text size and motion act at once; the reset can be taken back. */
export const Appearance = meta.story({
  parameters: { address: '/settings?section=appearance' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Rose' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Match system' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await userEvent.click(canvas.getByRole('radio', { name: '120%' }));
    await userEvent.click(canvas.getByRole('switch', { name: /^Reduce motion/ }));
    await choose(canvas, userEvent, /Layout/, 'Centered');
    const chosen = {
      theme: 'theme-rose',
      scheme: 'auto',
      density: 'compact',
      textSize: 120,
      reduceMotion: true,
      layout: 'centered',
    };
    await expect(usePreferences.getState()).toMatchObject(chosen);
    await choose(canvas, userEvent, /Language/, 'Türkçe');
    await expect(switched).toHaveBeenCalledWith('tr');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to defaults' }));
    await expect(usePreferences.getState()).toMatchObject(defaultPreferences);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(usePreferences.getState()).toMatchObject(chosen));
  },
});

/** SG-1: keys that are turned off are not listed. */
export const Keyboard = meta.story({
  parameters: { address: '/settings?section=keyboard' },
  play: async ({ canvas, userEvent }) => {
    const lists = within(await canvas.findByRole('region', { name: 'In lists' }));
    await expect(lists.getByText('Select')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /^Single-letter keys/ }));
    await expect(usePreferences.getState().hasSingleKeys).toBe(false);
    await expect(lists.queryByText('Select')).toBeNull();
    await waitFor(() => expect(lists.getByText('Open')).toBeVisible());
  },
});

/** SG-1: receipts, newest first, each with its own page. */
export const Receipts = meta.story({
  parameters: { address: '/settings?section=receipts' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Receipts' }));
    const links = list.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/payment/receipts/receipt-02',
      '/payment/receipts/receipt-01',
    ]);
    await expect(links[0]).toHaveAccessibleName(/Receipt .* 3 requirements .*\$/);
  },
});

export const NoReceipts = meta.story({
  globals: { scenario: 'empty' },
  parameters: { address: '/settings?section=receipts' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No receipts yet' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Go to the marketplace' })).toHaveAttribute('href', '/marketplace');
  },
});

export const LongContent = meta.story({
  globals: { scenario: 'large' },
  parameters: { address: '/settings?section=receipts' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Receipts' }));
    await expect(list.getAllByRole('link').length).toBeGreaterThan(50);
    await expectNoSideways();
  },
});

/** SG-1: one file with all there is. */
export const Export = meta.story({
  parameters: { address: '/settings?section=data' },
  beforeEach: () => beginVisit([offered.gallery]),
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    // The browser of a test has nowhere to save a file.
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved.mock.contexts).toMatchObject([{ download: 'quarterdeck-2026-01-15.json' }]));
    const file = made.mock.calls[0]?.[0] as Blob;
    made.mockRestore();
    saved.mockRestore();
    await expect(JSON.parse(await file.text())).toMatchObject({
      exportedAt: '2026-01-15T09:30:00.000Z',
      browser: { sessionId: 'session-01', projectRequirements: [{ id: 'QD-007', price: 560 }] },
      project: { name: 'Harbour CRM' },
      receipts: [{ id: 'receipt-02' }, { id: 'receipt-01' }],
    });
  },
});

export const ExportFailed = meta.story({
  globals: { mix: { 'product.receipts.list': 'error' } },
  parameters: { address: '/settings?section=data' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(canvas.getByText('The file wasn’t created')).toBeVisible());
  },
});

function beginVisitWithData() {
  writeText('qd:getStarted', '{}');
  return beginVisit([offered.gallery, offered.roles]);
}

/** SG-1: the question names what is lost; only its answer loses it. */
export const Reset = meta.story({
  parameters: { address: '/settings?section=data' },
  beforeEach: beginVisitWithData,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset' }));
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(/Harbour CRM/)).toBeVisible());
    await waitFor(() => expect(question.getByText(/2 requirements/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Keep my data' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus());
    await expect(readVisit().project?.name).toBe('Harbour CRM');

    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await screen.findByRole('button', { name: 'Erase everything' })).toBeVisible();
  },
});

export const ErasesEverything = meta.story({
  // Ends on the home page, which here is a word.
  tags: ['no-visual'],
  parameters: { address: '/settings?section=data' },
  beforeEach: beginVisitWithData,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Erase everything' }));
    await expect(await screen.findByText('Home')).toBeInTheDocument();
    await expect(readVisit()).toMatchObject({ sessionId: undefined, project: undefined, projectRequirements: [] });
    await expect(readText('qd:getStarted')).toBeNull();
  },
});

/** A phone shows the list of the parts, then a part with a way back to its link. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible());
    await expect(canvas.queryByRole('heading', { level: 2, name: 'Project' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /^Appearance/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Appearance' })).toHaveFocus());
    await expectNoSideways();
    await userEvent.click(within(canvas.getByRole('region', { name: 'Appearance' })).getByRole('link'));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Appearance/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /^Project/ }));
    await findName(canvas);
    await expectNoSideways();
  },
});

/** What saves stands above the tabs. */
export const PhoneProject = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/settings?section=project' },
  play: async ({ canvas, userEvent }) => {
    await retype(canvas, userEvent, 'Pier CRM');
    const save = await canvas.findByRole('button', { name: 'Save' });
    const { top, bottom, left } = save.getBoundingClientRect();
    await expect(save).toContainElement(document.elementFromPoint(left + 8, (top + bottom) / 2) as HTMLElement);
    await userEvent.click(save);
    await waitFor(() => expect(readVisit().project?.name).toBe('Pier CRM'));
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  parameters: { address: '/settings?section=appearance' },
  play: async ({ canvas }) => {
    await expect(await findPart(canvas, 'Görünüm')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '%120' })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findName(canvas)),
});
