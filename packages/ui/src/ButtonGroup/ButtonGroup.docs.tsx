import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Archive, Copy, Minus, Pencil, Plus, Printer, Share2, Trash2 } from 'lucide-react';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { ButtonGroup } from './ButtonGroup';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For two to four secondary actions on one thing, joined so that they read as belonging together.',
      picture: () => (
        <ButtonGroup label="Card checkout">
          <Button icon={Pencil}>Edit</Button>
          <Button icon={Copy}>Duplicate</Button>
        </ButtonGroup>
      ),
    },
    {
      text: 'Vertically where room is narrow, such as at the edge of a map.',
      picture: () => (
        <ButtonGroup label="Zoom" orientation="vertical">
          <IconButton icon={Plus} label="Zoom in" variant="secondary" />
          <IconButton icon={Minus} label="Zoom out" variant="secondary" />
        </ButtonGroup>
      ),
    },
  ],
  avoid: [
    {
      text: 'For views of which one is on. Nothing in it stays chosen.',
      instead: 'SegmentedControl',
      picture: () => (
        <ButtonGroup label="View">
          <Button>List</Button>
          <Button>Board</Button>
          <Button>Roadmap</Button>
        </ButtonGroup>
      ),
    },
    {
      text: 'For five and more. Each is a Tab stop of its own, and all have to be passed.',
      instead: 'Toolbar',
      picture: () => (
        <ButtonGroup label="Card checkout">
          <IconButton icon={Pencil} label="Edit" variant="secondary" />
          <IconButton icon={Copy} label="Duplicate" variant="secondary" />
          <IconButton icon={Share2} label="Share" variant="secondary" />
          <IconButton icon={Printer} label="Print" variant="secondary" />
          <IconButton icon={Archive} label="Archive" variant="secondary" />
          <IconButton icon={Trash2} label="Delete" variant="secondary" />
        </ButtonGroup>
      ),
    },
  ],
  states: ['orientation'],
  keyboard: [{ keys: ['Tab'], does: 'Goes from button to button.', story: 'Default' }],
  accessibility: [
    'A group named by `label`: say what the buttons have in common, such as the item they act on.',
    'The group does not name its buttons. An icon alone needs a `label` that is clear by itself.',
  ],
};
