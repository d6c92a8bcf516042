import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { FileName } from '../FileName';
import { FileGlyph } from './FileGlyph';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Beside the name of a file or folder, in rows, tiles and cards. `type` takes the name, the extension or the media type.',
      picture: () => (
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <FileGlyph type="Contract 2026.pdf" size="sm" />
          <FileName name="Contract 2026.pdf" />
        </div>
      ),
    },
    { text: 'In the size of its place: 36 px in rows and cards, 56 px in tiles, 96 px where it stands for a preview.' },
  ],
  avoid: [
    {
      text: 'For what is no file. It is drawn as an empty sheet.',
      instead: 'Icon',
      picture: () => <FileGlyph type="settings" />,
    },
    { text: 'For an image file that can be shown itself.', instead: 'Image' },
  ],
  parts: {
    back: 'The back of a folder.',
    paper: 'The sheet, or the front of a folder.',
    fold: 'The folded corner of the sheet.',
    picture: 'Lines, cells or hills that tell the kinds apart.',
  },
  states: ['kind', 'size'],
  keyboard: [],
  accessibility: [
    'It is decoration and not read: the name beside it has the extension. Where it stands alone, `label` makes it an image.',
    'Kinds differ in their drawing and letters, not in colour alone.',
  ],
};
