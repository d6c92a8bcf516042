import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Bold, Italic, Link, List, ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { TextField } from '../TextField';
import { ToggleButton } from '../ToggleButton';
import { Toolbar, ToolbarSeparator } from './Toolbar';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For four or more actions on what stands below it. It is one Tab stop, so the content is one press away.',
      picture: () => (
        <Toolbar label="Formatting">
          <ToggleButton icon={Bold} label="Bold" defaultSelected />
          <ToggleButton icon={Italic} label="Italic" />
          <ToolbarSeparator />
          <IconButton icon={List} label="List" />
          <IconButton icon={Link} label="Link" />
        </Toolbar>
      ),
    },
    { text: 'As `OverflowToolbar` where it must stay one line: what does not fit goes into a menu at its end.' },
  ],
  avoid: [
    {
      text: 'For two or three buttons of a page. With a single Tab stop the others are easily missed.',
      instead: 'ButtonGroup',
      picture: () => (
        <Toolbar label="Card checkout">
          <Button>Edit</Button>
          <Button>Duplicate</Button>
        </Toolbar>
      ),
    },
    {
      text: 'With a text field in it. The arrow keys would leave the field instead of moving its cursor; place it beside the toolbar.',
      picture: () => (
        <Toolbar label="Harbour map">
          <IconButton icon={ZoomIn} label="Zoom in" />
          <IconButton icon={ZoomOut} label="Zoom out" />
          <TextField aria-label="Find a berth" placeholder="Find a berth" style={{ inlineSize: 160 }} />
        </Toolbar>
      ),
    },
  ],
  parts: {
    row: 'The actions that fit, in an `OverflowToolbar`.',
  },
  states: ['hidden', 'orientation'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to what had the focus last in it, and leaves it.',
      story: 'IsOneTabStopWalkedByArrows',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Go to the next and to the previous action.',
      story: 'ArrowsGoBothWays',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Do the same in a vertical one.',
      story: 'AVerticalOneIsWalkedByArrowsDownAndUp',
    },
    {
      keys: ['Enter'],
      does: 'On the last button of an `OverflowToolbar`, opens the menu with the rest.',
      story: 'PutsWhatDoesNotFitIntoAMenu',
    },
  ],
  accessibility: [
    'A toolbar named by `label`: say what its actions are about. Separators are read.',
    'In the menu of an `OverflowToolbar`, actions that stay on are check items, and others plain ones.',
  ],
};
