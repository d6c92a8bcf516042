import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Avatar } from './Avatar';
import { AvatarGroup } from './AvatarGroup';

const members = [
  { id: 'elif', name: 'Elif Aydın' },
  { id: 'deniz', name: 'Deniz Kaya' },
  { id: 'marta', name: 'Marta Oliveira' },
];

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a person or a team beside their name or their work. The color comes from the `id`, so it is the same on every page.',
      picture: () => <Avatar id="elif" name="Elif Aydın" size="lg" status="online" />,
    },
    {
      text: 'As an `AvatarGroup`, for the people who share one thing. Those who find no room become a number.',
      picture: () => <AvatarGroup label="Members" members={members} />,
    },
  ],
  avoid: [
    {
      text: 'For a brand or a product. Two letters on a color look like a person.',
      instead: 'Logo',
      picture: () => <Avatar id="quarterdeck" name="Quarter Deck" size="lg" />,
    },
    { text: 'Where people change their own picture.', instead: 'AvatarUpload' },
    { text: 'For a picture with something to look at. It is cropped, and read as a name only.', instead: 'Image' },
  ],
  parts: {
    initials: 'The initials, where there is no picture.',
    status: 'The dot at the corner that shows presence.',
  },
  states: ['hue', 'initials', 'shape', 'size', 'status'],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the number of an AvatarGroup that opens.', story: 'TheRestIsOpenedByKey' },
    { keys: ['Enter'], does: 'On the number: opens the list of all.', story: 'TheRestIsOpenedByKey' },
  ],
  accessibility: [
    'An image with the name of the person, and their presence in words: “Elif Aydın, Busy”. The dots differ in shape as well as in color.',
    'Where the name is written beside it, give an empty `label`. Otherwise it is read twice.',
    'An `AvatarGroup` is a list named by its `label`; the number in it is read as “3 more”.',
  ],
};
