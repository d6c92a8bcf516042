import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'To say that something was done and how to take it back. Call `toasts.add` with a title and one action at most.',
    },
    {
      text: 'For failures of what went on in the background. With the tone `danger` they stay until somebody closes them.',
    },
    { text: 'Once in an app, at its root. `QuarterdeckProvider` has one, unless `hasRegions` is false.' },
  ],
  avoid: [
    {
      text: 'For what people have to read or decide before they go on. It goes after 6 s, or 10 s with an action.',
      instead: 'AlertDialog',
    },
    { text: 'For a message about one place of the page, such as a form that was refused.', instead: 'Alert' },
    { text: 'For saving while somebody types. A message for each pause is too many.', instead: 'SaveNote' },
  ],
  parts: {
    icon: 'The icon of the tone; neutral messages have none.',
    words: 'The title and the text.',
    action: 'The button of what can be done about it.',
    close: 'The close button, with a ring that shows the time that is left.',
  },
  states: ['focus-visible', 'paused', 'place', 'tone'],
  keyboard: [
    { keys: ['F6'], does: 'Moves the focus to the messages.', story: 'IsReachedByF6' },
    {
      keys: ['Enter'],
      does: 'Does what the message offers; the focus goes back, or to the content where that has gone.',
      story: 'GivesTheFocusToTheContentWhereWhatHadItHasGone',
    },
  ],
  accessibility: [
    'It is a landmark named “Notifications” that is there only while there are messages. Each is an `alertdialog` with its title as name.',
    'The time stands still while the pointer or the focus is on the messages, and while the page is hidden.',
    'Three are shown at a time. They keep off the field in use and above what is `docked` at the lower edge.',
    'What a message offers should be possible in another way, too: the message goes.',
  ],
};
