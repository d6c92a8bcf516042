import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    { text: 'On phones, for filters or a choice of several things, at the lower edge where the thumb is.' },
    { text: 'With `isModal={false}` and the detent `peek`, for a sum that stays in sight while the page is used.' },
  ],
  avoid: [
    { text: 'In wide windows, where it lies far from what opened it.', instead: 'Drawer' },
    { text: 'For a list of actions. A menu becomes a sheet on phones by itself.', instead: 'Menu' },
    { text: 'For a question that has to be answered. A drag puts the sheet away.', instead: 'AlertDialog' },
  ],
  parts: {
    handle: 'The button that shows that it can be dragged and changes its height.',
  },
  states: ['after', 'before', 'detent', 'entering', 'exiting'],
  keyboard: [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: 'On the handle, go to the next height up or down.',
      story: 'ArrowsChangeTheHeight',
    },
    {
      keys: ['Home', 'End'],
      does: 'On the handle, go to the lowest and to the full height.',
      story: 'HomeAndEndGoToTheLowestAndTheFullHeight',
    },
    {
      keys: ['Enter'],
      does: 'On the handle, goes to the next height, and from the last to the first.',
      story: 'APressOnTheHandleGoesToTheNextHeight',
    },
    {
      keys: ['Escape'],
      does: 'Closes it where it is modal; the focus returns to what opened it.',
      story: 'EscapeClosesItAndReturnsTheFocus',
    },
  ],
  accessibility: [
    'Nothing needs dragging: the handle is a button that says the height, “Size of the sheet: Half”, and `SheetHeader` has a button that closes.',
    'The title of `SheetHeader` is its name. Without a header it needs `aria-label`.',
    'Modal, it is a dialog. One that is not is a region beside the page, and Escape does not close it.',
  ],
};
