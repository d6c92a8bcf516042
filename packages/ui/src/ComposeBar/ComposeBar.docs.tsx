import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { ImagePlus, PenLine, Search } from 'lucide-react';
import { IconButton } from '../IconButton';
import { ComposeBar } from './ComposeBar';

const nothing = () => undefined;
const wide = { inlineSize: '100%' };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Above a list of cards, as the way to a new record that is written in an editor of its own.',
      picture: () => <ComposeBar label="Write a note…" icon={PenLine} onPress={nothing} shortcut="c" style={wide} />,
    },
    {
      text: 'With a second way to begin at its end, such as with a picture.',
      picture: () => (
        <ComposeBar label="Write a note…" icon={PenLine} onPress={nothing} style={wide}>
          <IconButton icon={ImagePlus} label="New note with a picture" />
        </ComposeBar>
      ),
    },
  ],
  avoid: [
    {
      text: 'To search. It looks like a field, but nothing can be typed in it.',
      instead: 'SearchField',
      picture: () => <ComposeBar label="Search notes…" icon={Search} onPress={nothing} style={wide} />,
    },
    { text: 'For records of one line, which are typed right in the list.', instead: 'DraftRow' },
    { text: 'On phones, where it is not there.', instead: 'FloatingActionButton' },
  ],
  parts: {
    write: 'The button that opens the editor.',
    key: 'The key that does the same. It is left out where a person has single keys turned off.',
  },
  keyboard: [
    { keys: ['Tab'], does: 'Comes to it.', story: 'Default' },
    { keys: ['Enter'], does: 'Opens the editor.', story: 'Default' },
  ],
  accessibility: [
    'A button named by `label`, though it looks like a field: begin the label with a verb.',
    '`shortcut` is only shown. The page listens for the key.',
    'The page moves the focus into the editor, and back when it closes.',
  ],
};
