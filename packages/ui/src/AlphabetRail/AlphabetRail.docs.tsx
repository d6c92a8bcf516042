import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { AlphabetRail } from './AlphabetRail';

const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Beside a list of a hundred names or more that is sorted by letter, such as contacts, also for fingers.',
      picture: () => (
        <AlphabetRail
          aria-label="Jump to a letter"
          alphabet={Array.from('ABCDEFGH')}
          available={Array.from('ABDEGH')}
          value="D"
          onChange={nothing}
        />
      ),
    },
    { text: 'With the heads of the list made by `letterOf`, so that both agree in every language.' },
  ],
  avoid: [
    {
      text: 'Where the list is short or not sorted by letter. Most letters lead nowhere then.',
      instead: 'SearchField',
      picture: () => (
        <AlphabetRail
          aria-label="Jump to a task"
          alphabet={Array.from('ABCDEFGH')}
          available={['B']}
          value="B"
          onChange={nothing}
        />
      ),
    },
    { text: 'For the headings of a page.', instead: 'TableOfContents' },
  ],
  parts: {
    letters: 'All letters.',
    letter: 'One letter.',
    bubble: 'The letter below the pointer, larger and beside the rail.',
  },
  states: ['current', 'disabled', 'scrubbing'],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the rail, which is one stop.', story: 'ArrowsPassLettersWithoutEntries' },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Go to the next letter that has entries, or to the one before.',
      story: 'ArrowsPassLettersWithoutEntries',
    },
    { keys: ['PageDown', 'PageUp'], does: 'Go five letters with entries on or back.', story: 'PageKeysGoFiveLetters' },
    { keys: ['Home', 'End'], does: 'Go to the first or the last letter.', story: 'ArrowsPassLettersWithoutEntries' },
    {
      keys: ['p'],
      does: 'Goes to that letter, as any other does, where it has entries.',
      story: 'ArrowsPassLettersWithoutEntries',
    },
  ],
  accessibility: [
    'It is a vertical `slider`, named by `aria-label`. The letter is its value and is spoken as it changes.',
    'With `valueText` more than the letter is spoken, such as “M, 5 contacts”.',
    'Without entries it is disabled and no Tab stop. The focus stays on the rail: the page scrolls the list in `onChange`.',
  ],
};
