import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { FileUpload } from './FileUpload';

const contract = { id: 'contract', name: 'Contract 2026.pdf', sizeBytes: 642_000 };
const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For files that go with a form or a record: dropped, chosen or pasted, with their progress.',
      picture: () => (
        <div style={{ inlineSize: 300 }}>
          <FileUpload label="Attachments" items={[contract]} onAdd={nothing} onRemove={nothing} />
        </div>
      ),
    },
    { text: 'Say the rules with `accept`, `maxBytes` and `maxFiles`: what breaks one is refused, with the reason.' },
    { text: '`cards` where there are few files and their pictures matter.' },
  ],
  avoid: [
    {
      text: 'For the picture of a person. It can be neither cropped nor seen as it will be.',
      instead: 'AvatarUpload',
      picture: () => (
        <div style={{ inlineSize: 300 }}>
          <FileUpload label="Your picture" items={[]} onAdd={nothing} onRemove={nothing} maxFiles={1} />
        </div>
      ),
    },
    { text: 'For one picture that is shown large, such as a cover.', instead: 'PictureField' },
    { text: 'For a file whose rows become records. They want to be checked first.', instead: 'ImportDialog' },
    { text: 'To show files that are not changed here.', instead: 'Attachment' },
  ],
  parts: {
    facts: 'What is said of a file: name, size, progress or error.',
    name: 'The name of a file.',
    size: 'The size of a file, or how far it is.',
    error: 'Why a file was not uploaded.',
    remove: 'The button that removes a file or ends its upload.',
    hint: 'What can be dropped here.',
    icon: 'The paper clip.',
    scale: 'The strokes of the progress.',
    zone: 'The place for files.',
  },
  states: ['disabled', 'drop-target', 'focus-visible', 'invalid', 'status'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the place for files, where the clipboard can be pasted.',
      story: 'TakesWhatIsPasted',
    },
    {
      keys: ['Enter'],
      does: 'On the cross of a file, removes it; the focus goes on to the next file or to the button.',
      story: 'TheFocusMovesOnWhenAFileIsRemoved',
    },
  ],
  accessibility: [
    'It is a `group` with the label as its name; help, errors and refusals are read with it.',
    'Files that are added, removed, refused or not uploaded are announced.',
    'Nobody has to drag: a button opens the browser’s choice of files.',
    'The buttons of a file say its name: “Remove Contract 2026.pdf”.',
  ],
};
