import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Archive, BellPlus, Copy, EllipsisVertical, Palette, Pin, Tag, Trash2 } from 'lucide-react';
import { Button } from '../Button';
import { Card, CardBody, CardHead } from '../Card';
import { IconButton } from '../IconButton';
import { CardTools } from './CardTools';

const card = { inlineSize: 248, paddingBlockEnd: 48 } as const;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For two to four actions on a card of a long list. They come when the card is pointed at or has the focus (`useCardTools`).',
      picture: () => (
        <Card style={card}>
          <CardHead title="Harbour" />
          <CardBody>Three tins of white.</CardBody>
          <CardTools aria-label="Actions for Harbour">
            <IconButton size="sm" icon={Archive} label="Archive" />
            <IconButton size="sm" icon={EllipsisVertical} label="More" />
          </CardTools>
        </Card>
      ),
    },
  ],
  avoid: [
    {
      text: 'For what most people came for. It has to be in sight before anybody points at the card.',
      instead: 'Button',
      picture: () => (
        <Card style={card}>
          <CardHead title="Invoice QD-027" />
          <CardBody>Due on April 10.</CardBody>
          <CardTools aria-label="Actions for Invoice QD-027">
            <Button size="sm" variant="primary">
              Pay $2,350
            </Button>
          </CardTools>
        </Card>
      ),
    },
    {
      text: 'For all that a card can do. The bar covers it and is hard to read.',
      instead: 'Menu',
      picture: () => (
        <Card style={card}>
          <CardHead title="Harbour" />
          <CardBody>Three tins of white.</CardBody>
          <CardTools aria-label="Actions for Harbour">
            {[Pin, Palette, Tag, BellPlus, Copy, Archive, Trash2].map((icon, index) => (
              <IconButton key={index} size="sm" icon={icon} label={`Action ${index + 1}`} />
            ))}
          </CardTools>
        </Card>
      ),
    },
    { text: 'In rows of a list, where they would lie over the end of the text.', instead: 'RowMenu' },
  ],
  parts: {
    tools: 'The bar with the actions.',
  },
  keyboard: [
    { keys: ['Tab'], does: 'Shows the actions of the card it comes to, then goes through them.', story: 'Default' },
    { keys: ['Enter'], does: 'Opens a menu of theirs; they stay while it is open.', story: 'States' },
    { keys: ['Escape'], does: 'Closes the menu; the focus returns to its button.', story: 'States' },
  ],
  accessibility: [
    'A group named by `aria-label`: name the card, such as “Actions for Harbour”.',
    'The card needs a link or a button that takes the focus. They are mounted only then, or while a pointer rests on it.',
    'Where no pointer can rest (`hasNoHover`) they are always there: make them one button with a menu.',
    'Hand `setOpen` to the `onOpenChange` of their menus and dialogs, so that they stay until these have closed.',
  ],
};
