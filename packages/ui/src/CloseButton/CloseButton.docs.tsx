import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { Button } from '../Button';
import { Inline } from '../Stack';
import { CloseButton } from './CloseButton';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'At the corner of what it puts away: a panel, a message, a chip.',
      picture: () => <CloseButton />,
    },
    {
      text: 'With an arrow as the way back, where a panel has the whole screen of a phone.',
      picture: () => <CloseButton icon={ArrowLeft} label="Back" />,
    },
  ],
  avoid: [
    {
      text: 'For actions on a record, such as deleting it. It has no tooltip to say what its icon does.',
      instead: 'IconButton',
      picture: () => <CloseButton icon={Trash2} label="Delete Card checkout" />,
    },
    {
      text: 'To give up a form. A word says what becomes of what was typed.',
      instead: 'Button',
      picture: () => (
        <Inline>
          <Button variant="primary">Save</Button>
          <CloseButton />
        </Inline>
      ),
    },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it.', story: 'IsPressedByEnterAndSpace' }],
  accessibility: [
    'Its name is “Close” in the language of the page. Where several stand on a page, `label` says what each puts away.',
    'With a finger there are 44 px to hit, though it is drawn smaller.',
  ],
};
