import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { drawPicture } from '../Image/testing/drawPicture';
import { Gallery } from './Gallery';

const [harbour, bay, coast] = [
  { src: drawPicture('harbour'), alt: 'The harbour at dusk' },
  { src: drawPicture('bay'), alt: 'The bay at dusk' },
  { src: drawPicture('coast'), alt: 'The coast at dusk' },
];

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For two to some dozen pictures of one thing, such as a product: one large, the others to choose from.',
      picture: () => (
        <Gallery label="Pictures of the harbour" images={[harbour, bay, coast]} style={{ inlineSize: 260 }} />
      ),
    },
    { text: 'Where details count: a press on the large picture opens it over the whole window.' },
  ],
  avoid: [
    {
      text: 'For one picture that nobody needs to see larger.',
      instead: 'Image',
      picture: () => <Gallery label="The harbour" images={[harbour]} ratio="16:9" style={{ inlineSize: 260 }} />,
    },
    { text: 'For cards with words and links.', instead: 'Carousel' },
    { text: 'Where pictures open from something else, such as rows of files.', instead: 'Lightbox' },
  ],
  parts: {
    main: 'The large picture, a button that opens it.',
    slide: 'What follows a finger.',
    enlarge: 'The sign that it can be opened.',
    counter: 'Which of how many it is.',
    thumbnails: 'The row of small pictures.',
  },
  states: ['way'],
  keyboard: [
    { keys: ['ArrowRight'], does: 'Shows the next picture; in the row the focus goes along.', story: 'Default' },
    { keys: ['ArrowLeft'], does: 'Shows the one before.', story: 'ArrowLeftAndHomeGoBack' },
    { keys: ['End'], does: 'Shows the last picture.', story: 'Default' },
    { keys: ['Home'], does: 'Shows the first picture.', story: 'ArrowLeftAndHomeGoBack' },
    { keys: ['Enter'], does: 'Opens the large picture over the window.', story: 'OpensTheLightboxWhereItStands' },
    {
      keys: ['Escape'],
      does: 'Closes that again; the focus returns to the picture that is shown by then.',
      story: 'OpensTheLightboxWhereItStands',
    },
  ],
  accessibility: [
    'It is a region with the name `label`; say what the pictures are of. Each needs its `alt`.',
    'The thumbnails are buttons and one Tab stop; the current one has `aria-current`.',
    'Arrows and buttons announce the picture and its number. The app has to mount `LiveRegion`, as `QuarterdeckProvider` does.',
  ],
};
