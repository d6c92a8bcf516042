import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { DatePicker } from './DatePicker';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a day near today, such as a due date. It can be typed, or chosen where its day of the week is seen.',
      picture: () => <DatePicker label="Due" today="2026-03-16" defaultValue="2026-03-20" />,
    },
    { text: 'With `minValue`, `maxValue` and `isDayUnavailable` where some days cannot be had.' },
    {
      text: '`LazyDatePicker` where the field is not in sight at first: the calendar comes later and nothing moves.',
    },
  ],
  avoid: [
    {
      text: 'For a birthday or another day of long ago. Nobody finds it by turning months.',
      instead: 'DateField',
      picture: () => <DatePicker label="Birthday" today="2026-03-16" defaultValue="1987-03-16" />,
    },
    {
      text: 'Twice, for the first and the last day of something. The two calendars do not show what lies between.',
      instead: 'DateRangePicker',
      picture: () => (
        <div style={{ display: 'grid', gap: 8 }}>
          <DatePicker label="First day" today="2026-03-16" defaultValue="2026-03-24" />
          <DatePicker label="Last day" today="2026-03-16" defaultValue="2026-04-09" />
        </div>
      ),
    },
    { text: 'Where choosing the day is all there is to do on the page.', instead: 'Calendar' },
  ],
  parts: {
    control: 'The frame that stands in the place of the field until its code has come.',
    icon: 'The calendar in that frame.',
  },
  keyboard: [
    {
      keys: ['2 0 3 1'],
      does: 'Digits fill a part; a year is taken once it has four of them.',
      story: 'ReportsAYearWhenItIsWhole',
    },
    { keys: ['/', '-', '.'], does: 'Ends a part and goes to the next.', story: 'RefusesWhatNobodyMeans' },
    { keys: ['ArrowDown'], does: 'Changes the part by one, as in a date field.', story: 'SaysThatADayDoesNotExist' },
    {
      keys: ['Enter', 'Tab'],
      does: 'Takes the date that is typed; Tab does so where it leaves the parts.',
      story: 'ReportsAYearWhenItIsWhole',
    },
    { keys: ['Alt+ArrowDown'], does: 'Opens the calendar from any part.', story: 'TheCalendarIsOpenedAndLeftByKeys' },
    {
      keys: ['ArrowRight', 'ArrowDown'],
      does: 'In the calendar, goes to the next day or the same day a week later.',
      story: 'TheCalendarIsOpenedAndLeftByKeys',
    },
    { keys: ['Enter'], does: 'Chooses the day and closes the calendar.', story: 'TheCalendarIsOpenedAndLeftByKeys' },
    {
      keys: ['Escape'],
      does: 'Closes the calendar and changes nothing; the focus returns to the field.',
      story: 'TheCalendarIsOpenedAndLeftByKeys',
    },
  ],
  accessibility: [
    'It is a group with the label as its name; each part is a `spinbutton`, and each day of the calendar a button with its full date.',
    'A day that does not exist becomes the last one of its month. That and every refusal is said below the field and announced.',
    'Without a visible `label` give `aria-label`; `LazyDatePicker` needs `aria-labelledby`.',
  ],
};
