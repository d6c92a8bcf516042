import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { RichTextEditor } from './RichTextEditor';

const text = '<p>The crew comes aboard at <strong>08:00</strong>.</p><ul><li><p>Charts</p></li></ul>';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For longer text that others read later: descriptions, instructions. Lists, quotes and links help them.',
      picture: () => <RichTextEditor label="Description" defaultValue={text} />,
    },
    { text: 'Where text is pasted from elsewhere: it keeps its lists and links and loses everything else.' },
  ],
  avoid: [
    {
      text: 'For a note or a reason. The toolbar is larger than the text, and its code has to be loaded.',
      instead: 'TextArea',
      picture: () => <RichTextEditor label="Reason" defaultValue="<p>Storm</p>" />,
    },
    {
      text: 'To show text to people who never change it. It still loads the whole editor.',
      instead: 'SafeHtml',
      picture: () => <RichTextEditor label="Release notes" isReadOnly defaultValue={text} />,
    },
  ],
  parts: {
    region: 'The place of the text.',
    toolbar: 'The buttons above the text.',
    control: 'The frame around both.',
    waiting: 'Text that keeps the height until the editor has come; it is not seen.',
    spinner: 'Turns until the editor has come.',
  },
  states: ['disabled', 'empty', 'invalid', 'placeholder', 'readonly'],
  keyboard: [
    { keys: ['$mod+b'], does: 'Makes text bold, or not bold again.', story: 'Default' },
    { keys: ['$mod+i'], does: 'Makes text italic, or not italic again.', story: 'Default' },
    { keys: ['$mod+k'], does: 'Asks for the address of a link; Enter sets it.', story: 'MakesLinksByKey' },
    { keys: ['Tab'], does: 'In a list, indents the item.', story: 'IndentsListsByTabAndIsLeftByEscape' },
    { keys: ['Shift+Tab'], does: 'In a list, moves the item back out.', story: 'IndentsListsByTabAndIsLeftByEscape' },
    {
      keys: ['Escape'],
      does: 'Goes from the text to the toolbar.',
      story: 'IndentsListsByTabAndIsLeftByEscape',
    },
    {
      keys: ['ArrowRight'],
      does: 'In the toolbar, goes to the next button.',
      story: 'IndentsListsByTabAndIsLeftByEscape',
    },
    {
      keys: ['Enter'],
      does: 'On a button of the toolbar, does it and goes back to the text.',
      story: 'IndentsListsByTabAndIsLeftByEscape',
    },
  ],
  accessibility: [
    'The text is a `textbox` of several lines, named by the label. Help, error and the way to the toolbar are read with it.',
    'The toolbar is one Tab stop; its buttons say whether they are pressed.',
    'Until the editor has come there is a busy group with the same name.',
  ],
};
