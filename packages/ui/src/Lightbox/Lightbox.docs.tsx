import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'To look at pictures one at a time over the whole window, opened by something of the page such as a file.',
    },
    { text: 'Where people need details: pictures are enlarged up to four times and moved.' },
  ],
  avoid: [
    { text: 'Where thumbnails stand on the page. They open it by themselves.', instead: 'Gallery' },
    { text: 'For a picture with a form or actions beside it.', instead: 'Dialog' },
  ],
  parts: {
    head: 'The bar at the top with the counter and the buttons.',
    counter: 'Which of how many it is.',
    close: 'The close button.',
    stage: 'The place of the picture, which scrolls while it is enlarged.',
    foot: 'The bar below with the caption and the way to the others.',
    caption: 'The caption, or the alternative text.',
  },
  states: ['entering', 'exiting', 'ratio', 'zoomed'],
  keyboard: [
    { keys: ['ArrowRight'], does: 'Shows the next picture.', story: 'Default' },
    { keys: ['ArrowLeft'], does: 'Shows the one before.', story: 'ArrowLeftGoesBackAndEqualsAndMinusZoom' },
    { keys: ['Home', 'End'], does: 'Show the first or the last picture.', story: 'Default' },
    {
      keys: ['='],
      does: 'Enlarges the picture by a step, as + does.',
      story: 'ArrowLeftGoesBackAndEqualsAndMinusZoom',
    },
    { keys: ['-'], does: 'Makes it smaller by a step.', story: 'ArrowLeftGoesBackAndEqualsAndMinusZoom' },
    { keys: ['0'], does: 'Shows the whole of it again.', story: 'Zoomed' },
    { keys: ['Tab'], does: 'Stays inside.', story: 'Default' },
    { keys: ['Escape'], does: 'Closes it; the focus returns to what opened it.', story: 'Default' },
  ],
  accessibility: [
    'It is a dialog with the name `label`. The focus stays inside and returns when it closes.',
    'The keys announce the picture and its number. The app has to mount `LiveRegion`, as `QuarterdeckProvider` does.',
    'An enlarged picture is a Tab stop with the name of its `alt`; the arrow keys move it there.',
    'In text from right to left the left arrow shows the next picture.',
  ],
};
