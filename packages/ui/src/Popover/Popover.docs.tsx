import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    { text: 'For a few facts or choices that belong to one button, such as an estimate and who gave it.' },
    {
      text: 'For one field that is set and put away again, such as a color. With `onPhones="sheet"` it rises from the lower edge of a phone.',
    },
    {
      text: 'For a panel with a list that goes on, such as messages. With `onPhones="screen"` it fills a phone; its head has a button that closes it there.',
    },
  ],
  avoid: [
    { text: 'For a list of actions. Arrow keys would not go through it.', instead: 'Menu' },
    { text: 'For one remark with nothing to press, which a resting pointer shows.', instead: 'Tooltip' },
    { text: 'For fields that are saved together. A press elsewhere closes it.', instead: 'Dialog' },
  ],
  parts: {
    body: 'The dialog inside the frame, which scrolls.',
  },
  states: ['entering', 'exiting', 'padding', 'placement'],
  keyboard: [
    { keys: ['Enter'], does: 'Opens it from its button.', story: 'OpensFromItsButtonAndGivesTheFocusBack' },
    { keys: ['Tab'], does: 'Moves through it, and from its end to its start.', story: 'KeepsTheFocusInside' },
    {
      keys: ['Escape'],
      does: 'Closes it; the focus returns to its button.',
      story: 'OpensFromItsButtonAndGivesTheFocusBack',
    },
  ],
  accessibility: [
    'A dialog that needs a name: `label`, or a heading in it with `slot="title"`.',
    'A press elsewhere closes it as Escape does, so nothing that is typed in it may be lost with it.',
  ],
};
