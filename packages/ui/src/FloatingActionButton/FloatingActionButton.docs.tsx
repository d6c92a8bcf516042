import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Camera, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { Inline } from '../Stack';
import { FloatingActionButton } from './FloatingActionButton';

/** Here it stands in its place, and in wide windows too. */
const Still = styled(Inline)`
  & > button {
    position: static;
    display: inline-flex;
  }
`;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'On phones, for the one action that most people come to a screen for: add a task, write a message.',
      picture: () => (
        <Still>
          <FloatingActionButton icon={Plus} label="Add task" />
        </Still>
      ),
    },
  ],
  avoid: [
    {
      text: 'For two actions. Both would lie in the same corner, and neither is the main one.',
      instead: 'Menu',
      picture: () => (
        <Still>
          <FloatingActionButton icon={Plus} label="Add" />
          <FloatingActionButton icon={Camera} label="Scan" />
        </Still>
      ),
    },
    { text: 'For adding one row after another to a list.', instead: 'QuickAdd' },
    {
      text: 'In wide windows, where it is not there. The head of the page has room for the action.',
      instead: 'Button',
    },
  ],
  parts: {
    label: 'The words, which fold away while the page is scrolled down.',
  },
  states: ['collapsed'],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it.', story: 'IsPressedByEnterAndSpace' }],
  accessibility: [
    '`label` is its name, also while only the icon is in sight.',
    'Give the content 88 px at its end, so that the last row can be scrolled out from below it.',
    'Wide windows need the same action elsewhere on the page.',
  ],
};
