import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Attachment } from './Attachment';

const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a file that belongs to a message, a task or an order, with what can be done with it.',
      picture: () => (
        <Attachment name="Contract 2026.pdf" sizeBytes={642_000} href="/files/contract" onRemove={nothing} />
      ),
    },
    {
      text: 'While the file is on its way, and where it did not arrive.',
      picture: () => <Attachment name="Season.jpg" status="uploading" progress={0.63} onRemove={nothing} />,
    },
  ],
  avoid: [
    {
      text: 'To choose files and drop them.',
      instead: 'FileUpload',
      picture: () => <Attachment name="Drop a file here" />,
    },
    { text: 'For the name of a file in a row or a sentence.', instead: 'FileName' },
    { text: 'For a picture that people should see.', instead: 'Image' },
  ],
  parts: {
    glyph: 'The drawing of the kind of file.',
    name: 'The name, cut in its middle.',
    value: 'The share that is uploaded, in percent.',
    error: 'Why it was not uploaded.',
    size: 'The size of the file.',
    download: 'The link or button that downloads it.',
    retry: 'Uploads it again.',
    remove: 'Removes it, or ends its upload.',
  },
  states: ['status'],
  keyboard: [{ keys: ['Tab'], does: 'Comes to the download, which shows itself then.', story: 'Default' }],
  accessibility: [
    'Each button has the name of the file in its own, such as “Download order-2041.png”.',
    'An upload is a `progressbar` with the name of the file and its percent as value. Where it fails, the file and the reason are announced.',
    'Put several into a list with a name. When one is removed, the page moves the focus on.',
  ],
};
