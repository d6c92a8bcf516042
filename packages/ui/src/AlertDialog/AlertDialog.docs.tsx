import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    { text: 'Before an action that loses something for good: discarding what was written, deleting a project.' },
    {
      text: 'With a question that names the object, a sentence on what follows, and two verbs: “Discard”, “Keep editing”.',
    },
    {
      text: 'With `confirmationWord` where much would be lost: its name has to be typed before the action can be confirmed.',
    },
  ],
  avoid: [
    { text: 'Before what can be undone. Do it at once and offer the way back.', instead: 'ToastRegion' },
    { text: 'For fields, or for more than two ways to go on.', instead: 'Dialog' },
    { text: 'To say something that needs no answer.', instead: 'Alert' },
  ],
  parts: {
    title: 'The question.',
    text: 'What follows from the action.',
  },
  keyboard: [
    {
      keys: ['Enter'],
      does: 'Right after it opens, chooses the safe way, which has the focus.',
      story: 'EnterChoosesTheSafeWayAtFirst',
    },
    { keys: ['Escape'], does: 'Chooses the safe way.', story: 'EscapeIsTheSafeWay' },
  ],
  accessibility: [
    'An `alertdialog`: the title is its name, and the text is read with it.',
    'The focus starts on the safe answer. A press outside does nothing, so nothing is lost by accident.',
    'While the action runs its button is busy. When it fails the dialog stays open; the page has to say why.',
  ],
};
