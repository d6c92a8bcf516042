import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { token } from '../tokens';
import { Swatch, SwatchPicker, ThemeSwatch } from './SwatchPicker';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For one of up to about twelve colors, where the color itself is what people choose: that of a label or a project.',
      picture: () => (
        <SwatchPicker label="Color of the label" defaultValue="teal">
          <Swatch value="red" label="Red" background={token('label.red.dot')} />
          <Swatch value="teal" label="Teal" background={token('label.teal.dot')} />
          <Swatch value="sky" label="Sky" background={token('label.sky.dot')} />
        </SwatchPicker>
      ),
    },
    {
      text: '`ThemeSwatch` for the themes of the kit: it shows accent and ground in the scheme of the page. Its drawing alone, `ThemeDisc`, stands in the items of a menu.',
      picture: () => (
        <SwatchPicker label="Theme" defaultValue="theme-teal">
          <ThemeSwatch value="theme-default" label="Ink" />
          <ThemeSwatch value="theme-teal" label="Teal" />
        </SwatchPicker>
      ),
    },
  ],
  avoid: [
    {
      text: 'Where the color stands for something else, such as a status. Nobody can guess what red means.',
      instead: 'RadioGroup',
      picture: () => (
        <SwatchPicker label="Status" defaultValue="late">
          <Swatch value="late" label="Late" background={token('label.red.dot')} />
          <Swatch value="fine" label="On time" background={token('label.green.dot')} />
        </SwatchPicker>
      ),
    },
    { text: 'To show the color of something that is not changed here.', instead: 'ColorDot' },
  ],
  parts: { label: 'The name, where cards show it.' },
  states: ['disabled', 'focus-visible', 'hovered', 'selected', 'variant'],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the selected color, and leaves the picker.', story: 'ArrowsMoveAndSelect' },
    {
      keys: ['ArrowRight', 'ArrowDown'],
      does: 'Selects the next color, and after the last one the first.',
      story: 'ArrowsMoveAndSelect',
    },
    {
      keys: ['ArrowLeft', 'ArrowUp'],
      does: 'Selects the previous color, and before the first one the last.',
      story: 'ArrowsMoveAndSelect',
    },
  ],
  accessibility: [
    'It is a `radiogroup` of radios named by their `label`: the name of the color, which hover and focus show, too.',
    'The selected one has a check, so it is not told by its color alone.',
    'Where a heading names it already, give its id as `aria-labelledby` instead of a `label`.',
  ],
};
