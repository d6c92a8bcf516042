import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { LayoutChoice, LayoutPicker } from './LayoutPicker';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Where people choose how the frame of an app stands. The drawings take the colors of the theme and the scheme.',
      picture: () => (
        <LayoutPicker label="Layout" defaultValue="classy">
          <LayoutChoice value="classy" label="Classy" note="Default" />
          <LayoutChoice value="modern" label="Modern" />
          <LayoutChoice value="thin" label="Thin" />
        </LayoutPicker>
      ),
    },
    { text: 'With the change shown at once: the content of a `Layout` stays mounted.' },
  ],
  avoid: [
    {
      text: 'With a single layout, or where a page sets its own. A choice that changes nothing is none.',
      picture: () => (
        <LayoutPicker label="Layout" defaultValue="classy">
          <LayoutChoice value="classy" label="Classy" />
        </LayoutPicker>
      ),
    },
    { text: 'For how much room rows and controls take.', instead: 'SegmentedControl' },
    { text: 'For themes.', instead: 'SwatchPicker' },
  ],
  parts: {
    drawing: 'The small picture of a layout.',
    label: 'The name of a layout.',
  },
  states: ['disabled', 'focus-visible', 'hovered', 'selected'],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the selected layout, and leaves the picker.', story: 'ArrowsMoveAndSelect' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Selects the next layout or the one before.',
      story: 'ArrowsMoveAndSelect',
    },
  ],
  accessibility: [
    'It is a `radiogroup` of radios with their names in sight; the drawings are not read.',
    'The selected one has a border and a check, so it is not told by its color alone.',
    'Where a heading names it already, give its id as `aria-labelledby` instead of a `label`.',
  ],
};
