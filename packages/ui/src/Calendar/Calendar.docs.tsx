import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { TextField } from '../TextField';
import { Calendar } from './Calendar';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Where choosing a day is what people came for, and the month may take its room on the page.',
      picture: () => <Calendar aria-label="Day of departure" today="2026-03-16" defaultValue="2026-03-20" />,
    },
    { text: '`RangeCalendar` for a first and a last day; from `md` up it shows two months.' },
  ],
  avoid: [
    {
      text: 'As one of several fields of a form. It takes the room of ten, and a date cannot be typed.',
      instead: 'DatePicker',
      picture: () => (
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField label="Title" defaultValue="Card checkout" />
          <Calendar aria-label="Due" today="2026-03-16" defaultValue="2026-03-20" />
        </div>
      ),
    },
    { text: 'For a day of long ago, such as a birthday. Nobody finds it by turning months.', instead: 'DateField' },
    { text: 'To show what is planned on which day. Its days hold nothing but their number.', instead: 'Roadmap' },
  ],
  states: [
    'centred',
    'day-of-now',
    'disabled',
    'focus-visible',
    'hovered',
    'outside-month',
    'pressed',
    'range',
    'selected',
    'selection-end',
    'selection-start',
    'unavailable',
  ],
  keyboard: [
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Goes to the next or the previous day.',
      story: 'IsWalkedBackAndToTheEndsOfItsMonth',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Goes to the same day of the next or the previous week.',
      story: 'IsWalkedBackAndToTheEndsOfItsMonth',
    },
    {
      keys: ['PageDown', 'PageUp'],
      does: 'Goes to the same day of the next or the previous month.',
      story: 'IsWalkedBackAndToTheEndsOfItsMonth',
    },
    {
      keys: ['Shift+PageDown', 'Shift+PageUp'],
      does: 'Goes to the same day a year later or earlier.',
      story: 'IsWalkedBackAndToTheEndsOfItsMonth',
    },
    {
      keys: ['Home', 'End'],
      does: 'Goes to the first or the last day of the month.',
      story: 'IsWalkedBackAndToTheEndsOfItsMonth',
    },
    { keys: ['Enter'], does: 'Chooses the day.', story: 'IsWalkedByArrowsAndPages' },
    {
      keys: ['Enter'],
      does: 'In a range, chooses the first day and then the last one.',
      story: 'ARangeIsChosenByKeys',
    },
  ],
  accessibility: [
    'It needs an `aria-label` that says what the day is for. Each month is a `grid`, and each day a button with its full date.',
    'All days are one Tab stop: the chosen day, else today.',
    'Say in a text nearby why days are `isDayUnavailable`; the calendar only says that they are.',
  ],
};
