import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { DateRangePicker } from './DateRangePicker';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a first and a last day that belong together: a voyage, a vacation, the span of a report.',
      picture: () => (
        <DateRangePicker label="Voyage" today="2026-03-16" defaultValue={{ start: '2026-03-24', end: '2026-04-09' }} />
      ),
    },
    { text: 'With `presets` for the spans that most people ask for, such as “Last 30 days”.' },
  ],
  avoid: [
    {
      text: 'For one day. Its end has to be chosen, too.',
      instead: 'DatePicker',
      picture: () => (
        <DateRangePicker label="Due" today="2026-03-16" defaultValue={{ start: '2026-03-20', end: '2026-03-20' }} />
      ),
    },
    {
      text: 'For a length of time, such as two weeks, whose days do not matter.',
      instead: 'NumberField',
      picture: () => (
        <DateRangePicker
          label="Effort: two weeks"
          today="2026-03-16"
          defaultValue={{ start: '2026-03-16', end: '2026-03-29' }}
        />
      ),
    },
    {
      text: 'For a span that has to show what else is planned in it.',
      instead: 'Roadmap',
    },
  ],
  parts: { unit: 'The dash between the two days.' },
  keyboard: [
    { keys: ['3 1'], does: 'Digits fill a part of either day.', story: 'SaysThatADayDoesNotExist' },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: 'Changes the part by one.',
      story: 'TwoDaysAreChosenByKeys',
    },
    { keys: ['Alt+ArrowDown'], does: 'Opens the calendar from any part.', story: 'TwoDaysAreChosenByKeys' },
    {
      keys: ['Enter'],
      does: 'Chooses the first day, then the last one, and closes the calendar.',
      story: 'TwoDaysAreChosenByKeys',
    },
    {
      keys: ['Escape'],
      does: 'Closes the calendar; the days from before stay.',
      story: 'TwoDaysAreChosenByKeys',
    },
  ],
  accessibility: [
    'It is a group with the label as its name; each part is a `spinbutton` that says whether it belongs to the start or the end.',
    'A day that does not exist becomes the last one of its month, which is said below the field and announced.',
    'Below `sm` the calendar rises from the lower edge and shows one month.',
  ],
};
