import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Around the open record of a list, when its code is loaded with the first one that is opened. Meanwhile a placeholder keeps its place.',
    },
    {
      text: 'With a `preview` of what the list knows already, so that a deep link can be read before its fields are there.',
    },
    { text: 'So that a failed download leaves the list usable: the place says what is wrong and offers another try.' },
  ],
  avoid: [
    { text: 'For a panel whose code comes with the page.', instead: 'Drawer' },
    { text: 'For data that may fail to load, rather than code.', instead: 'AsyncContent' },
    { text: 'For other parts that are loaded late, such as the calendar of a form.', instead: 'PartBoundary' },
  ],
  keyboard: [{ keys: ['Escape'], does: 'Closes the place of a record that did not load.', story: 'EscapeCloses' }],
  accessibility: [
    'What did not load is said in an alert. “Try again” keeps the focus while it tries.',
    'The place of a failure is a region named by `title`. Where it lies over the list it is a modal dialog.',
    'The record brings its own place and name, such as a `Drawer` with a `DrawerHeader`.',
  ],
};
