import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { PictureField } from './PictureField';

const words = {
  choose: 'Choose a picture',
  hint: 'Or drop or paste one here.',
  replace: 'Replace picture',
  remove: 'Remove picture',
  type: 'Use a PNG, JPEG, WebP, GIF or AVIF picture.',
  size: 'This picture is larger than 5 MB. Choose a smaller one.',
  broken: 'This picture can’t be read. The file may be damaged.',
};
const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For one picture that is shown wide, such as the cover of a record. People see at once how it is cut.',
      picture: () => (
        <PictureField
          label="Cover"
          value={null}
          onChange={nothing}
          words={words}
          height={120}
          style={{ inlineSize: 260 }}
        />
      ),
    },
    { text: 'Where it may be kept as a data URL: pictures are made smaller before they reach you.' },
  ],
  avoid: [
    {
      text: 'For the picture of a person, which is shown as a circle and needs to be cropped.',
      instead: 'AvatarUpload',
      picture: () => (
        <PictureField
          label="Your picture"
          value={null}
          onChange={nothing}
          words={words}
          height={120}
          style={{ inlineSize: 260 }}
        />
      ),
    },
    { text: 'For several pictures, or other files.', instead: 'FileUpload' },
    { text: 'To show a picture that is not changed here.', instead: 'Image' },
  ],
  parts: { actions: 'The buttons at a picture.' },
  states: ['drop-target', 'empty'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes from the button that replaces a picture to the one that removes it.',
      story: 'ItsButtonsAreReachedByKeys',
    },
    {
      keys: ['Enter'],
      does: 'On that button, removes the picture; the focus goes to the button that chooses one.',
      story: 'IsChosenReplacedAndRemoved',
    },
  ],
  accessibility: [
    'It is a `group` with the label as its name. Nobody has to drag: a button opens the browser’s choice of files.',
    'What the picture shows is read as `alt`. Without one that is the label, so give it where the label says little.',
    'What is wrong with a file is announced, and the picture from before stays.',
  ],
};
