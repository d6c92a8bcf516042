import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { RangeSlider, Slider } from './Slider';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a number between two known ends where near is enough and people see at once what it does, such as a zoom.',
      picture: () => (
        <div style={{ inlineSize: 240 }}>
          <Slider label="Zoom" defaultValue={40} />
        </div>
      ),
    },
    {
      text: '`RangeSlider` for a filter from and to.',
      picture: () => (
        <div style={{ inlineSize: 240 }}>
          <RangeSlider label="Weeks" thumbLabels={['From', 'To']} defaultValue={[2, 8]} maxValue={12} />
        </div>
      ),
    },
  ],
  avoid: [
    {
      text: 'For an exact number. A thumb that jumps over the right value makes people try again and again.',
      instead: 'NumberField',
      picture: () => (
        <div style={{ inlineSize: 240 }}>
          <Slider label="Price in dollars" defaultValue={3237} maxValue={10000} />
        </div>
      ),
    },
    {
      text: 'For two to five values with names.',
      instead: 'SegmentedControl',
      picture: () => (
        <div style={{ inlineSize: 240 }}>
          <Slider label="Text size (1 small, 2 normal, 3 large)" minValue={1} maxValue={3} defaultValue={2} />
        </div>
      ),
    },
    { text: 'To show how far something is. People try to move it.', instead: 'ProgressBar' },
  ],
  parts: {
    track: 'The line that the thumb moves along.',
    fill: 'The chosen part of the line.',
    ticks: 'The strokes instead of the line.',
    bubble: 'The value above a thumb while it is dragged.',
  },
  states: ['disabled', 'dragging', 'filled', 'focus-visible', 'hovered'],
  keyboard: [
    {
      keys: ['ArrowRight', 'ArrowUp'],
      does: 'Takes a step up.',
      story: 'KeysTakeItUpAndDown',
    },
    { keys: ['ArrowLeft', 'ArrowDown'], does: 'Takes a step down.', story: 'KeysTakeItUpAndDown' },
    { keys: ['PageUp', 'PageDown'], does: 'Takes a large step up or down.', story: 'KeysTakeItUpAndDown' },
    { keys: ['Home', 'End'], does: 'Goes to the lowest or the highest value.', story: 'Default' },
    {
      keys: ['Tab'],
      does: 'In a range, goes to the other thumb. No key takes one past the other.',
      story: 'TheEndsOfARangeCannotCross',
    },
  ],
  accessibility: [
    'Each thumb is a `slider`. It is read as `formatOptions` writes it, such as “$800”.',
    '`thumbLabels` name the two thumbs of a range, in the words of the page: “From” and “To”.',
    'Without a visible `label` give `aria-label`.',
  ],
};
