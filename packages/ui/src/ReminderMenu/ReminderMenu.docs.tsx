import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'At a button with a bell, to be reminded or to snooze: this evening, tomorrow, next week, each by one press.',
    },
    { text: 'With a `ReminderDialog` for any other day and time, which the last entry opens.' },
  ],
  avoid: [
    { text: 'For the day on which something is due, which has no time.', instead: 'DatePicker' },
    { text: 'For a time of day in a form.', instead: 'TimeField' },
    { text: 'For choices that are no times.', instead: 'Menu' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Opens it from its button; on a time, sets it.', story: 'IsChosenByKeys' },
    { keys: ['ArrowDown'], does: 'Goes to the next time.', story: 'IsChosenByKeys' },
    { keys: ['Escape'], does: 'Closes it and changes nothing.', story: 'IsChosenByKeys' },
  ],
  accessibility: [
    '`title` names the menu and heads the times. They are radio items, and the one that is set is checked.',
    'A time that is none of those offered checks the last entry, “Pick a time…”.',
    'In the dialog a time that is missing or past is refused, and the reason stands at the field.',
    'The button beside it needs a name of its own, such as “Remind me”.',
  ],
};
