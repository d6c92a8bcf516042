import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a short remark on a button that can be used without it, such as what it counts or what it does not cover.',
    },
  ],
  avoid: [
    { text: 'For what people need to know. Touch never shows it, so write it on the page.', instead: 'Text' },
    {
      text: 'With a link or a button in it. The pointer passes through it, and keys cannot reach it.',
      instead: 'Popover',
    },
    { text: 'To name an icon. That button has its label as tooltip and name already.', instead: 'IconButton' },
  ],
  states: ['entering', 'exiting'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the button and shows it.',
      story: 'AppearsOnFocusDescribesTheTriggerAndLeavesOnEscape',
    },
    {
      keys: ['Escape'],
      does: 'Hides it; the focus stays.',
      story: 'AppearsOnFocusDescribesTheTriggerAndLeavesOnEscape',
    },
  ],
  accessibility: [
    'It describes its button, so it is read after the name and never in place of it.',
    'What it belongs to has to take the focus: put it at a button, never at plain text.',
    'A resting pointer waits 400 ms for it; a key shows it at once.',
  ],
};
