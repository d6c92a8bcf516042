import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Tab, TabList, TabPanel, Tabs } from './Tabs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For views of one thing that people change between on the same page, such as the parts of a project. A name is one or two words.',
      picture: () => (
        <Tabs>
          <TabList label="Harbour shop">
            <Tab id="home">Overview</Tab>
            <Tab id="budget">Budget</Tab>
            <Tab id="team">Team</Tab>
          </TabList>
          <TabPanel id="home">Four tasks are due today.</TabPanel>
          <TabPanel id="budget">60% of the budget is spent.</TabPanel>
          <TabPanel id="team">Five people work on it.</TabPanel>
        </Tabs>
      ),
    },
    { text: 'With `orientation="vertical"` where there are many tabs or their names are longer, such as settings.' },
  ],
  avoid: [
    {
      text: 'For steps that have to be taken in order. Tabs can be opened in any order and do not show what is done.',
      instead: 'Stepper',
      picture: () => (
        <Tabs disabledKeys={['pay', 'receipt']}>
          <TabList label="Checkout">
            <Tab id="address">1. Address</Tab>
            <Tab id="pay">2. Payment</Tab>
            <Tab id="receipt">3. Receipt</Tab>
          </TabList>
          <TabPanel id="address">Where does the bill go?</TabPanel>
        </Tabs>
      ),
    },
    { text: 'To show the same list in another way, such as rows or a board.', instead: 'SegmentedControl' },
    { text: 'Where each view needs an address that can be sent or opened in a new tab.', instead: 'SideNavigation' },
  ],
  parts: {
    list: 'The row or rail of tabs.',
    icon: 'The icon before the words of a tab.',
    label: 'The words of a tab.',
    indicator: 'The line or pill of the selected tab.',
    before: 'Scrolls back a row that is too long; for pointers only.',
    after: 'Scrolls on a row that is too long; for pointers only.',
  },
  states: [
    'after',
    'before',
    'disabled',
    'focus-visible',
    'hovered',
    'inert',
    'orientation',
    'pressed',
    'selected',
    'variant',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the selected tab, then goes on into its panel.',
      story: 'IsOneTabStopWhoseArrowsSelect',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Select the next tab or the one before, past disabled ones, and go on at the other end.',
      story: 'IsOneTabStopWhoseArrowsSelect',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Select the next tab or the one before in a rail.',
      story: 'ArrowsFollowTheRail',
    },
    { keys: ['Home', 'End'], does: 'Select the first or the last tab.', story: 'HomeAndEndSelectTheFirstAndTheLast' },
    {
      keys: ['Enter'],
      does: 'Shows the panel of the focused tab where keyboardActivation is manual.',
      story: 'WaitsForEnterWhereItIsAskedTo',
    },
  ],
  accessibility: [
    'It is a `tablist` named by the `label` of `TabList`; each panel has the name of its tab.',
    'A `count` is read as a part of the name of the tab.',
    'Arrows select at once. Set `keyboardActivation="manual"` where a panel has to fetch first.',
  ],
};
