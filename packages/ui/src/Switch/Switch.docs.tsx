import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Switch } from './Switch';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a setting that is on or off and acts at once, without a Save button.',
      picture: () => <Switch defaultSelected>Reduce motion</Switch>,
    },
    {
      text: 'With `labelPosition="start"` in a column of settings, so that all of them stand at one edge.',
      picture: () => (
        <div style={{ inlineSize: 240 }}>
          <Switch labelPosition="start" defaultSelected>
            Weekly digest
          </Switch>
        </div>
      ),
    },
  ],
  avoid: [
    {
      text: 'In a form that is sent later. It looks as if it had acted already.',
      instead: 'Checkbox',
      picture: () => <Switch>I accept the terms</Switch>,
    },
    {
      text: 'For two values that are not on and off.',
      instead: 'SegmentedControl',
      picture: () => <Switch>List / Board</Switch>,
    },
    { text: 'For what is pressed in a toolbar, such as bold.', instead: 'ToggleButton' },
  ],
  parts: {
    track: 'What the thumb moves in.',
    thumb: 'The disc that shows by its side whether it is on.',
    label: 'The words.',
    description: 'The second line of the words.',
  },
  states: ['disabled', 'focus-visible', 'hovered', 'label', 'pressed', 'selected'],
  keyboard: [{ keys: ['Space'], does: 'Turns it on or off.', story: 'Default' }],
  accessibility: [
    'It is a `switch` that is announced as on or off. Its words say what is on and stay the same in both states.',
    'The `description` is a part of its name, so keep it to a few words.',
    'Without a label give `aria-label`.',
  ],
};
