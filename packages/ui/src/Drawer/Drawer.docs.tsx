import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the details of a row. With `besideFrom` it stands beside the list in wide windows, and both can be used.',
    },
    {
      text: 'For more than a dialog holds and less than a page: a long form, a thread of comments. On phones it has the whole screen.',
    },
  ],
  avoid: [
    { text: 'For one short task that has to be finished before the page goes on.', instead: 'Dialog' },
    { text: 'On phones, for filters or a sum that peek from the lower edge.', instead: 'BottomSheet' },
    { text: 'For a few choices that belong to one button.', instead: 'Popover' },
    {
      text: 'For a record whose code is loaded when it is first opened. Put the drawer inside.',
      instead: 'DetailPane',
    },
  ],
  parts: {
    resize: 'The handle at the inner edge that changes the width.',
  },
  states: ['edge', 'exiting', 'modal'],
  keyboard: [
    {
      keys: ['Escape'],
      does: 'Closes it; the focus returns to what opened it.',
      story: 'ClosesByEscapeAndReturnsTheFocus',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'Move the handle by 16 px.',
      story: 'ArrowsHomeAndEndMoveTheHandle',
    },
    {
      keys: ['Home', 'End'],
      does: 'On the handle, make it as narrow and as wide as it can be.',
      story: 'ArrowsHomeAndEndMoveTheHandle',
    },
  ],
  accessibility: [
    'Over the page it is a modal dialog and the page is inert. Beside its neighbors it is a region, and the page stays in reach.',
    'The title of `DrawerHeader` is its name. Without a header it needs `aria-label`.',
    'The panel takes the focus when it opens. Beside a list that keys walk through, `takesFocus={false}` leaves the focus there.',
    'The handle is a separator with its width as its value.',
  ],
};
