import { defineFeature } from '@quarterdeck/contract';
import { getProjectDashboard } from '@quarterdeck/contract/endpoints/dashboards';
import preview from '@quarterdeck/storybook/preview';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { dashboards } from '../manifest';
import { changeDashboard } from '../testing/changeDashboard';
import { hostileProject } from '../testing/hostileProject';

/** Stands for the feature that has tasks. */
const tasks = defineFeature({
  id: 'tasks',
  routes: [],
  widgets: [
    {
      id: 'tasks.due',
      load: () =>
        Promise.resolve({
          default: () => (
            <section aria-label="Due next" style={{ display: 'grid', placeContent: 'center', minBlockSize: 240 }}>
              The tasks that are due next
            </section>
          ),
        }),
    },
  ],
});

const meta = preview.meta({
  title: 'Screens/dashboards/ProjectScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: dashboards,
    otherFeatures: [tasks],
    address: '/dashboards/project',
    covers: ['route:dashboards.project'],
  },
});

type Canvas = ReturnType<typeof within>;
const findCard = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
const fitsThePage = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

/** DB-5 the reader by name, what is new, four numbers, issues and tasks of a week, today's schedule, and due tasks. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Good morning, Elif' });
    await expect(await canvas.findByText('You have 6 new messages and 44 new tasks.')).toBeVisible();
    // More due tasks are bad, fewer overdue ones are good.
    const due = canvas.getByRole('link', { name: 'Due tasks: 21, up 10.5%, 13 completed this week' });
    await expect(due).toHaveAttribute('href', '/apps/tasks');
    await expect(await canvas.findByRole('link', { name: /^Overdue: 17, down 5.6%, 9 due yesterday/ })).toBeVisible();
    await expect(await canvas.findByText('Open issues: 24, up 4.3%, 6 closed today')).toBeInTheDocument();
    await expect(await canvas.findByText('Features: 38, up 22.6%, 16 implemented')).toBeInTheDocument();
    const issues = await findCard(canvas, 'GitHub issues');
    await expect(
      await issues.findByText('New issues peaked on Thursday, at 11. 9 more opened than closed.'),
    ).toBeVisible();
    for (const [name, count] of [
      ['New', '44'],
      ['Closed', '35'],
      ['Fixed', '29'],
      ['Won’t fix', '6'],
      ['Re-opened', '5'],
      ['Needs triage', '8'],
    ] as const)
      await expect((await canvas.findByText(name, { selector: 'dt' })).nextElementSibling).toHaveTextContent(count);
    const distribution = await findCard(canvas, 'Task distribution');
    await expect(await distribution.findByText('Frontend has the most new tasks, 15 of 44.')).toBeVisible();
    await expect((await canvas.findByText('Completed tasks')).nextElementSibling).toHaveTextContent('36');
    const schedule = await findCard(canvas, 'Schedule');
    await expect(await schedule.findByText('Now')).toBeVisible();
    await expect(schedule.getAllByRole('listitem')).toHaveLength(6);
    await expect(await schedule.findByText('in 45 minutes')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Due next' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Plan the week' })).toHaveAttribute('href', '/apps/tasks');
  },
});

/** DB-5 one switch for both weeks, by pointer or keys; the address keeps it, and whatever else it says. */
export const LastWeek = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/dashboards/project?x=1' },
  play: async ({ canvas, userEvent }) => {
    const issues = await findCard(canvas, 'GitHub issues');
    await issues.findByText(/^New issues peaked on Thursday/);
    issues.getByRole('radio', { name: 'This week' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(issues.getByText(/^New issues peaked on Tuesday, at 12\./)).toBeVisible());
    await expect(issues.getByRole('radio', { name: 'Last week' })).toHaveFocus();
    // The cards below the first one come after it.
    await waitFor(() => expect(canvas.getByText('Completed tasks').nextElementSibling).toHaveTextContent('41'));
    const distribution = await findCard(canvas, 'Task distribution');
    await userEvent.click(distribution.getByRole('button', { name: 'Last week, Week' }));
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: 'This week' }));
    await waitFor(() => expect(issues.getByText(/^New issues peaked on Thursday/)).toBeVisible());
  },
});

/** DB-5 what the address says is shown; its nonsense is as if it said nothing. */
export const FromTheAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/dashboards/project?week=last-week&day=tomorrow&tab=money' },
  play: async ({ canvas }) => {
    const issues = await findCard(canvas, 'GitHub issues');
    await expect(await issues.findByText(/^New issues peaked on Tuesday/)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Home' })).toHaveAttribute('aria-selected', 'true');
    const schedule = await findCard(canvas, 'Schedule');
    await expect(await schedule.findByText('Demo for Costa Verde Charters')).toBeVisible();
    // Nothing of tomorrow is near or past.
    await expect(schedule.getByText(/9:30/)).toBeVisible();
  },
});

export const Tomorrow = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const schedule = await findCard(canvas, 'Schedule');
    await schedule.findByText('Now');
    await userEvent.click(schedule.getByRole('radio', { name: 'Tomorrow' }));
    await waitFor(() => expect(schedule.getByText('Demo for Costa Verde Charters')).toBeVisible());
    await expect(schedule.queryByText('Now')).toBeNull();
  },
});

/** DB-5 planned and spent by category, expenses of three periods, and the budget in numbers. */
export const Budget = meta.story({
  parameters: { address: '/dashboards/project?tab=budget' },
  play: async ({ canvas }) => {
    const distribution = await findCard(canvas, 'Budget distribution');
    await expect(
      await distribution.findByText(/\$118,436 of .*\$180,000 spent, 66%\. Concept has the least left, 5%\.$/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Weekly expenses: .*\$3,256, up 17.9%, vs. the week before$/)).toBeInTheDocument();
    await expect(
      canvas.getByText(/^Monthly expenses: .*\$12,040, down 0.1%, last 2 weeks vs. the 2 before$/),
    ).toBeInTheDocument();
    await expect(
      canvas.getByText(/^Yearly expenses: .*\$118,436, up 33.1%, last 6 months vs. the 6 before$/),
    ).toBeInTheDocument();
    const row = within(await canvas.findByRole('row', { name: /Concept/ }));
    for (const text of [/\$16,000$/, /\$15,240$/, '95%', /\$760$/]) await expect(row.getByText(text)).toBeVisible();
    await expect(row.getByRole('meter', { name: 'Concept, remaining' })).toHaveAttribute('aria-valuetext', '5%');
  },
});

/** DB-5 the budget is sorted by its heads, and the address keeps it. */
export const SortsTheBudget = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/dashboards/project?tab=budget&sort=remainingPercentage-ascending' },
  play: async ({ canvas, userEvent }) => {
    const types = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await canvas.findByRole('table', { name: 'Budget details' });
    await expect(types()).toEqual(['Concept', 'Design', 'Development', 'Marketing', 'Extras']);
    const table = within(canvas.getByRole('table', { name: 'Budget details' }));
    await userEvent.click(table.getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(types()).toEqual(['Extras', 'Concept', 'Marketing', 'Design', 'Development']));
    await userEvent.click(table.getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(types()[0]).toBe('Development'));
    await expect(table.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  },
});

/** DB-5 everybody on the team, and two ways to reach them. */
export const Team = meta.story({
  parameters: { address: '/dashboards/project?tab=team' },
  play: async ({ canvas }) => {
    const deniz = within(await canvas.findByRole('article', { name: 'Deniz Kaya' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
    await expect(deniz.getByText('Product manager')).toBeVisible();
    await expect(deniz.getByRole('link', { name: /^deniz@harbour\.example/ })).toHaveAttribute(
      'href',
      'mailto:deniz@harbour.example',
    );
    await expect(deniz.getByRole('link', { name: 'Email Deniz Kaya' })).toHaveAttribute(
      'href',
      'mailto:deniz@harbour.example',
    );
    await expect(deniz.getByRole('link', { name: 'Call Deniz Kaya' })).toHaveAttribute('href', 'tel:+902125550111');
  },
});

/** The keys of tabs choose the view. */
export const TabsByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const home = await canvas.findByRole('tab', { name: 'Home' });
    home.focus();
    await userEvent.keyboard('{ArrowRight}');
    await findCard(canvas, 'Budget distribution');
    await expect(canvas.queryByRole('region', { name: 'GitHub issues' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByRole('article', { name: 'Deniz Kaya' });
    await userEvent.keyboard('{ArrowRight}');
    await findCard(canvas, 'GitHub issues');
    await expect(home).toHaveFocus();
  },
});

/** DB-6 every chart has its numbers as a table, and its points by keys. */
export const ChartsByKeysAndAsTables = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const issues = await findCard(canvas, 'GitHub issues');
    const plot = await issues.findByRole('application', { name: 'GitHub issues' });
    plot.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.body).toHaveTextContent(/Thu, New issues, 11|Thu, New issues: 11/));
    await userEvent.click(issues.getByRole('button', { name: /^Show GitHub issues as (a )?table/i }));
    const table = within(await issues.findByRole('table'));
    await expect(table.getByRole('row', { name: /Thu/ })).toHaveTextContent(/11.*6/);
  },
});

/** All figures of all tabs for a spreadsheet. */
export const Exports = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(URL, 'createObjectURL');
    const button = await canvas.findByRole('button', { name: 'Export' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [[file] = []] = saved.mock.calls;
    const text = file instanceof Blob ? await file.text() : '';
    saved.mockRestore();
    for (const line of [
      '"Section","Figure","Item","Date","Value","Unit"',
      '"Due tasks","Today",,,21,',
      '"GitHub issues","New issues","This week, Thu",,11,',
      '"Task distribution","Frontend","Last week",,12,',
      '"Budget details","Remaining","Concept",,760,"USD"',
      '"Team","Email","Deniz Kaya, Product manager",,"deniz@harbour.example",',
    ])
      await expect(text).toContain(line);
  },
});

/** Without a feature that has tasks the schedule has the row for itself. */
export const WithoutTasks = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { otherFeatures: [] },
  play: async ({ canvas }) => {
    await findCard(canvas, 'Schedule');
    await expect(canvas.queryByRole('region', { name: 'Due next' })).toBeNull();
  },
});

/** Where nobody is known, the page has its plain name. */
export const WithoutAPerson = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { mix: { 'common.user.get': 'error', 'common.messages.list': 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Project' })).toBeVisible();
    await expect(await canvas.findByText('You have 44 new tasks.')).toBeVisible();
  },
});

/** A project in which nothing has happened yet says so in each card. */
export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You have no new messages or tasks.')).toBeVisible();
    await expect(canvas.getByText('Issues appear here once the repository has some.')).toBeVisible();
    await expect(await canvas.findByText('Nothing planned today')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Budget' }));
    await expect(await canvas.findByText('No budget yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Team' }));
    await expect(await canvas.findByText('No one on the team yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Project' });
    await expect(await canvas.findByText('Due tasks: Loading')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
});

/** Each card says that nothing came; one Try again brings all. */
export const Failing = meta.story({
  globals: { mix: { 'dashboards.project': 'error' } },
  play: async ({ canvas, userEvent }) => {
    const issues = await findCard(canvas, 'GitHub issues');
    await issues.findByRole('button', { name: 'Try again' });
    const distribution = await findCard(canvas, 'Task distribution');
    await expect(distribution.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again: Due tasks' })).toBeVisible();
    const schedule = await findCard(canvas, 'Schedule');
    await expect(await schedule.findByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Budget' }));
    await expect(await canvas.findByRole('button', { name: 'Try again: Weekly expenses' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Team' }));
    const team = await findCard(canvas, 'Team');
    await expect(await team.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

let isBroken = true;

export const RetryHelps = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    isBroken = true;
    return changeDashboard(getProjectDashboard, (project) => (isBroken ? ({} as typeof project) : project));
  },
  play: async ({ canvas, userEvent }) => {
    const schedule = await findCard(canvas, 'Schedule');
    const retry = await schedule.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(retry);
    await expect(await schedule.findByText('in 45 minutes')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Due tasks: 21/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    const issues = await findCard(canvas, 'GitHub issues');
    await expect(await issues.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Plan the week' })).toBeVisible();
  },
});

/** The strangest answer that the contract allows breaks nothing, on any tab. */
export const Hostile = meta.story({
  beforeEach: () => changeDashboard(getProjectDashboard, hostileProject),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await findCard(canvas, 'Schedule');
    await expect(await canvas.findByText(/^Due tasks: 1,000,000,000,000/)).toBeInTheDocument();
    await fitsThePage();
    for (const tab of ['Budget', 'Team']) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }));
      await (tab === 'Budget' ? findCard(canvas, 'Budget distribution') : canvas.findAllByRole('article'));
      await fitsThePage();
    }
    // A letter to an odd address has no other fields, and nobody is called at what is no number.
    await expect(canvas.getAllByRole('link', { name: /^Email / })).toHaveLength(1);
    await expect(canvas.queryByRole('link', { name: /^Call / })).toBeNull();
    await expect(canvasElement.textContent).not.toMatch(/NaN|∞|Infinity|undefined/);
  },
});

/** Many categories are bars; a radar has no room for them. */
export const ManyCategories = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/dashboards/project?tab=budget' },
  beforeEach: () =>
    changeDashboard(getProjectDashboard, (project) => {
      const categories = Array.from({ length: 14 }, (_, place) => `Category ${place + 1}`);
      const data = categories.map((_, place) => 1000 * (place + 1));
      return {
        ...project,
        budgetDistribution: {
          categories,
          series: [
            { name: 'Planned', data },
            { name: 'Spent', data: data.map((value) => value / 2) },
          ],
        },
      };
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\$52,500 of .*\$105,000 spent, 50%\.$/)).toBeVisible();
    await expect(canvas.getAllByText('Category 14')[0]).toBeInTheDocument();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await (await findCard(canvas, 'Schedule')).findByText('Now')),
});

export const BudgetInDark = meta.story({
  globals: { scheme: 'dark' },
  parameters: { address: '/dashboards/project?tab=budget' },
  play: async ({ canvas }) => void (await canvas.findByRole('row', { name: /Concept/ })),
});

export const TeamInDark = meta.story({
  globals: { scheme: 'dark' },
  parameters: { address: '/dashboards/project?tab=team' },
  play: async ({ canvas }) => void (await canvas.findByRole('article', { name: 'Deniz Kaya' })),
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await (await findCard(canvas, 'Schedule')).findByText('Now');
    await fitsThePage();
  },
});

/** The tiles stand two by two. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const due = await canvas.findByRole('link', { name: /^Due tasks/ });
    const overdue = canvas.getByRole('link', { name: /^Overdue/ });
    await expect(due.getBoundingClientRect().top).toBe(overdue.getBoundingClientRect().top);
    await fitsThePage();
  },
});

export const BudgetOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/dashboards/project?tab=budget' },
  play: async ({ canvas }) => {
    await findCard(canvas, 'Budget distribution');
    const table = await canvas.findByRole('table', { name: 'Budget details' });
    // The buttons that sort are rows of one distance, and each row begins where the names of the table do.
    const buttons = within(table).getAllByRole('button', { name: /Type|Total|Expenses|Remaining/ });
    const edge = Math.min(...buttons.map((button) => button.getBoundingClientRect().left));
    for (const [place, button] of buttons.entries()) {
      const [box, before] = [button.getBoundingClientRect(), buttons[place - 1]?.getBoundingClientRect()];
      const isFirst = before === undefined || before.top < box.top;
      await expect(Math.round(isFirst ? box.left - edge : box.left - before.right)).toBe(isFirst ? 0 : 4);
    }
    await fitsThePage();
  },
});

export const TeamOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/dashboards/project?tab=team' },
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('article');
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
    await fitsThePage();
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Günaydın Elif' });
    await expect(await canvas.findByText('6 yeni mesajınız ve 44 yeni göreviniz var.')).toBeVisible();
    const issues = await findCard(canvas, 'GitHub sorunları');
    await expect(issues.getByText('En yoğun gün Perşembe: 11 yeni sorun. Açılan, kapatılandan 9 fazla.')).toBeVisible();
    const schedule = await findCard(canvas, 'Program');
    await expect(await schedule.findByText('45 dakika sonra')).toBeVisible();
    await fitsThePage();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  parameters: { address: '/dashboards/project?tab=budget' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\$180\.000 bütçenin \$118\.436 kadarı \(%66\) harcandı\./)).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Geliştirme/ })).toBeVisible();
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => void (await (await findCard(canvas, 'Schedule')).findByText('Now')),
});
