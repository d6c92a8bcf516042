import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Image } from './Image';
import { drawPicture } from './testing/drawPicture';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For pictures whose place is known before they come: its box keeps its `ratio`, so that nothing moves.',
      picture: () => <Image src={drawPicture('harbour')} alt="The harbour at dusk" style={{ inlineSize: 220 }} />,
    },
    { text: 'With `preview` for large ones, and `loading="eager"` for those in sight when the page opens.' },
  ],
  avoid: [
    {
      text: 'For a person. A face is round, and initials take its place where there is none.',
      instead: 'Avatar',
      picture: () => <Image src={drawPicture('island')} alt="Elif Aydın" ratio="1:1" style={{ inlineSize: 64 }} />,
    },
    { text: 'For several pictures of one thing that people look through.', instead: 'Gallery' },
    { text: 'Where there is no picture yet. Decoration has a component of its own.', instead: 'IllustrationSlot' },
  ],
  parts: {
    preview: 'The tiny picture, blurred, until the whole one is there.',
    picture: 'The picture.',
    failure: 'Stands in its place where it did not come.',
    name: 'The alternative text, written there.',
  },
  states: ['fit', 'progress', 'radius', 'ratio'],
  keyboard: [],
  accessibility: [
    '`alt` says what is to be seen. Leave it empty for decoration, also where the words beside it say the same.',
    'A picture that did not come is still an image: its name says that it did not load, and the text is written in its box.',
  ],
};
