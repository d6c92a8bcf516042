import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For one short task that has to be finished or given up before the page goes on: a name, a few fields, a choice.',
    },
    { text: 'With two buttons at most. The one that does what the title says is the last and the `primary` one.' },
  ],
  avoid: [
    {
      text: 'To ask whether something may be lost. It is read out at once, and a press outside does not answer it.',
      instead: 'AlertDialog',
    },
    { text: 'For what people look at beside the page, such as the details of a row.', instead: 'Drawer' },
    { text: 'For a few choices that belong to one button.', instead: 'Popover' },
    { text: 'For what has been done already. Say so without a window, with a way back.', instead: 'ToastRegion' },
  ],
  states: ['entering', 'exiting'],
  keyboard: [
    {
      keys: ['Escape'],
      does: 'Closes it; the focus returns to what opened it.',
      story: 'ClosesByEscapeAndReturnsTheFocus',
    },
    { keys: ['Tab'], does: 'Moves through it, and from its end to its start.', story: 'KeepsTheFocusInside' },
  ],
  accessibility: [
    'The title of `DialogHeader` is its name and the description is read with it. Without a header it needs `aria-label`.',
    'The rest of the page is hidden from everybody while it is open.',
    'The focus goes to the field with `autoFocus`, else to the dialog itself, so that the title is read first.',
    'Where what opened it has gone, the focus goes to what took its place.',
  ],
};
