import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { FileName } from './FileName';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the name of a file on one line of a fixed width: the extension and what numbers the file stay in sight.',
      picture: () => (
        <div style={{ inlineSize: 180 }}>
          <FileName name="Season calendar of the harbour 2026.xlsx" />
        </div>
      ),
    },
  ],
  avoid: [
    {
      text: 'For any other text. It is cut before its last letters, in the middle of a word.',
      instead: 'Text',
      picture: () => (
        <div style={{ inlineSize: 180 }}>
          <FileName name="Send the contract to the harbour office" />
        </div>
      ),
    },
    { text: 'For a file with its size and a download.', instead: 'Attachment' },
  ],
  parts: {
    beginning: 'What is cut where there is no room.',
    end: 'The last letters with the extension, always shown.',
  },
  keyboard: [],
  accessibility: [
    'What is cut is still text of the page; a name that may be cut has the whole of it as `title`, too.',
    'The direction follows the name itself, so an Arabic name is right in a page from left to right.',
  ],
};
