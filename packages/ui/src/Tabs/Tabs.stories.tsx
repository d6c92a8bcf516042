import preview from '@quarterdeck/storybook/preview';
import { CreditCard, Lock, User } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextField } from '../TextField';
import { Tab, TabList, TabPanel, Tabs } from './Tabs';

const sections = ['Account', 'Security', 'Plan and billing', 'Notifications', 'Team', 'Connected apps', 'Audit log'];

const meta = preview.meta({
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    onSelectionChange: fn(),
    children: [
      <TabList key="list" label="Project">
        <Tab id="home">Home</Tab>
        <Tab id="budget" count={3}>
          Budget
        </Tab>
        <Tab id="team">Team</Tab>
        <Tab id="archive" isDisabled>
          Archive
        </Tab>
      </TabList>,
      <TabPanel key="home" id="home">
        Four things are due today.
      </TabPanel>,
      <TabPanel key="budget" id="budget">
        <TextField label="Budget" />
      </TabPanel>,
      <TabPanel key="team" id="team">
        Five people.
      </TabPanel>,
    ],
  },
  parameters: { covers: ['component:@quarterdeck/ui/Tabs'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'Home' })).toHaveTextContent('Four things');
    await userEvent.click(canvas.getByRole('tab', { name: /Team/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('team');
    await expect(canvas.getByRole('tabpanel', { name: 'Team' })).toHaveTextContent('Five people.');
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Tabs defaultSelectedKey="security">
        <TabList label="Pills" variant="pill">
          <Tab id="account" icon={User}>
            Account
          </Tab>
          <Tab id="security" icon={Lock}>
            Security
          </Tab>
          <Tab id="plan" icon={CreditCard} count={2}>
            Plan
          </Tab>
        </TabList>
        <TabPanel id="account">Name and mail.</TabPanel>
        <TabPanel id="security">Password and second step.</TabPanel>
        <TabPanel id="plan">Two invoices.</TabPanel>
      </Tabs>
      <Tabs orientation="vertical" defaultSelectedKey="Security">
        <TabList label="Settings">
          {sections.slice(0, 4).map((name) => (
            <Tab key={name} id={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {sections.slice(0, 4).map((name) => (
          <TabPanel key={name} id={name}>
            {name}: what you can change here, and what your crew sees of it.
          </TabPanel>
        ))}
      </Tabs>
    </div>
  ),
});

export const LongContent = meta.story({
  render: () => (
    <div style={{ inlineSize: 360 }}>
      <Tabs defaultSelectedKey="Notifications">
        <TabList label="Settings">
          {sections.map((name) => (
            <Tab key={name} id={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {sections.map((name) => (
          <TabPanel key={name} id={name}>
            {name}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const selected = await canvas.findByRole('tab', { name: 'Notifications' });
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(selected.getBoundingClientRect().right).toBeLessThanOrEqual(row.right);
    await userEvent.click(canvasElement.querySelector('[data-part=after]') as Element);
    const last = canvas.getByRole('tab', { name: 'Audit log' });
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1));
    await waitFor(() => expect(canvasElement.querySelector('[data-part=after]')).not.toBeVisible());
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { defaultSelectedKey: 'budget' } });

export const IsOneTabStopWhoseArrowsSelect = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Home' });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Home' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Budget/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Home' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Home' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Budget' })).toHaveFocus());
  },
});

export const WaitsForEnterWhereItIsAskedTo = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { keyboardActivation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Home' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Home' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: /Budget/ })).toBeVisible());
  },
});

export const ArrowsFollowTheRail = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Home' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: /Budget/ })).toBeVisible());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Home' })).toBeVisible());
  },
});

/** The last one is disabled. */
export const HomeAndEndSelectTheFirstAndTheLast = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Home' });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Team' })).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: 'Team' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Home' })).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: 'Home' })).toHaveAttribute('aria-selected', 'true');
  },
});
