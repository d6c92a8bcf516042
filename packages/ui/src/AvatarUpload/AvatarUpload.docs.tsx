import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { AvatarUpload } from './AvatarUpload';

const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the picture of a person or a team, which is shown small, as a circle or a squircle, in many places.',
      picture: () => (
        <AvatarUpload
          label="Picture"
          id="contact-01"
          name="Deniz Kaya"
          onChange={nothing}
          description="Shown to your crew."
        />
      ),
    },
    { text: 'Where the picture becomes a square that people choose themselves. You get it and the file it is from.' },
  ],
  avoid: [
    {
      text: 'For pictures of other shapes. What is outside the square is cut off.',
      instead: 'PictureField',
      picture: () => (
        <AvatarUpload label="Cover of the page" id="cover" name="Harbour" onChange={nothing} shape="squircle" />
      ),
    },
    { text: 'For documents, or more than one file.', instead: 'FileUpload' },
    { text: 'To show who somebody is.', instead: 'Avatar' },
  ],
  parts: {
    camera: 'The button that chooses a file.',
    hint: 'The types and the size that can be chosen.',
    remove: 'The button that removes the picture.',
  },
  keyboard: [
    { keys: ['Tab'], does: 'In the dialog, goes from the circle to the zoom.', story: 'TheCircleIsMovedByKeys' },
    {
      keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
      does: 'Moves the circle by a pixel; with Shift by ten.',
      story: 'TheCircleIsMovedByKeys',
    },
    { keys: ['$mod+ArrowRight'], does: 'Moves the circle far, by up to a hundred pixels.', story: 'Default' },
    { keys: ['End'], does: 'On the zoom, makes the circle as small as it gets.', story: 'Default' },
    { keys: ['Escape'], does: 'Closes the dialog; the picture from before stays.', story: 'TheCircleIsMovedByKeys' },
  ],
  accessibility: [
    'It is a `group` with the label as its name; help, errors and refusals are read with it.',
    'Its buttons say what they do: “Add picture”, “Change picture”, “Remove picture”. What was done or refused is announced.',
    'The circle is a named part of the dialog that says which keys move it. Afterwards the focus is on the camera button again.',
  ],
};
