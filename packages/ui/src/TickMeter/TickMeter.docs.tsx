import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { TickMeter } from './TickMeter';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a share of a whole that is said in words as well: `ruler` for what is planned, `strength` for a password, `progress` for an upload.',
      picture: () => (
        <TickMeter
          variant="ruler"
          value={7.5}
          max={12}
          marks={[0, 3, 6, 9, 12]}
          label="Your voyage"
          valueText="7.5 of 12 weeks"
        />
      ),
    },
    {
      text: 'As a `bar` in rows and cards, to compare a size such as an effort at a glance.',
      picture: () => <TickMeter value={10} max={20} label="Estimate" valueText="2 weeks" showsValue />,
    },
    {
      text: 'With `hasPointer` where the value is one place on a scale, such as a price between the lowest and the highest of the day.',
      picture: () => (
        <TickMeter
          variant="ruler"
          size="sm"
          strokes={41}
          hasPointer
          value={31}
          max={100}
          label="Price in the range of the day"
          valueText="$58,310, between $57,900 and $59,222"
        />
      ),
    },
    {
      text: 'With `chartPlace` and `isFullWidth` beside a chart, as a scale for each of its parts in the color that the part has there.',
    },
  ],
  avoid: [
    {
      text: 'For work whose end nobody knows yet. A scale without a fill looks as if nothing happened.',
      instead: 'ProgressBar',
      picture: () => (
        <TickMeter variant="progress" value={0} max={4} label="Import" valueText="Please wait" showsValue />
      ),
    },
    { text: 'For a value that people set.', instead: 'Slider' },
    { text: 'For figures that have to be compared exactly.', instead: 'Table' },
  ],
  parts: {
    pointer: 'The mark above a ruler, at the value.',
    scale: 'The strokes.',
    marks: 'The figures below a ruler.',
    value: 'The words after the scale.',
  },
  states: ['filled', 'full-width', 'tone', 'variant'],
  keyboard: [],
  accessibility: [
    'A meter, or a progressbar with `variant="progress"`. It is named by `label` and read as `valueText`, such as “7.5 of 12 weeks”.',
    'Strokes and marks are hidden. More than `max` looks full, so `valueText` has to say that it is over.',
    'A tone is a color alone: say in the text what it means.',
  ],
};
