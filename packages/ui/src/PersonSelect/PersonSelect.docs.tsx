import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { PersonSelect } from './PersonSelect';

const crew = [
  { id: 'contact-01', name: 'Deniz Kaya' },
  { id: 'contact-02', name: 'Marta Lindqvist' },
];
const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'To give something to one of about twenty people of a team, or to nobody.',
      picture: () => (
        <PersonSelect label="Assignee" people={crew} value="contact-01" onChange={nothing} nobody="Unassigned" />
      ),
    },
    {
      text: 'With the `quiet` variant and `aria-labelledby` among the properties of a record.',
      picture: () => (
        <PersonSelect
          aria-label="Assignee"
          people={crew}
          value="contact-02"
          onChange={nothing}
          nobody="Unassigned"
          variant="quiet"
        />
      ),
    },
  ],
  avoid: [
    {
      text: 'For several people at once: it holds one. Give each option a picture there.',
      instead: 'TagInput',
      picture: () => (
        <PersonSelect
          label="Crew"
          people={[{ id: 'all', name: 'Deniz, Marta and 3 others' }]}
          value="all"
          onChange={nothing}
          nobody="Nobody"
        />
      ),
    },
    { text: 'For more people than can be looked through. Its list has no search.', instead: 'ComboBox' },
    { text: 'To show who it is, where it is not changed.', instead: 'Avatar' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Opens the list.', story: 'Default' },
    {
      keys: ['m a'],
      does: 'Letters move to the person whose name begins with them.',
      story: 'IsFoundByTheFirstLetters',
    },
    { keys: ['Home'], does: 'Moves to the choice of nobody.', story: 'IsFoundByTheFirstLetters' },
    { keys: ['Escape'], does: 'Closes the list and changes nothing.', story: 'IsFoundByTheFirstLetters' },
  ],
  accessibility: [
    'It is a button whose name is the person and the label: “Deniz Kaya Assignee”. Pictures are left out of the names.',
    'Nobody is an option with words of its own, which you give as `nobody`.',
    'While the people are loading it says neither a person nor nobody, so nothing wrong is read.',
  ],
};
