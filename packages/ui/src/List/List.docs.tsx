import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { MessageCircle } from 'lucide-react';
import { Avatar } from '../Avatar';
import { IconButton } from '../IconButton';
import { List, ListItem } from './List';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For up to some 300 people, files or settings in rows of one or two lines, with a picture, a time, tags or buttons.',
      picture: () => (
        <List aria-label="Contacts" style={{ inlineSize: '100%' }}>
          <ListItem
            id="marta"
            title="Marta Lindqvist"
            text="Operations director"
            media={<Avatar id="marta" name="Marta Lindqvist" label="" size="lg" />}
            actions={<IconButton size="sm" icon={MessageCircle} label="Message Marta Lindqvist" />}
          />
        </List>
      ),
    },
    {
      text: 'Where people select one row or several, or put the rows in order (`useListReorder`).',
      picture: () => (
        <List
          aria-label="Contacts"
          selectionMode="multiple"
          defaultSelectedKeys={['marta']}
          style={{ inlineSize: '100%' }}
        >
          <ListItem id="marta" title="Marta Lindqvist" />
          <ListItem id="murat" title="Murat Aydın" />
        </List>
      ),
    },
  ],
  avoid: [
    {
      text: 'For facts that people compare from row to row. Without columns they have to search for them in each line.',
      instead: 'Table',
      picture: () => (
        <List aria-label="Invoices" style={{ inlineSize: '100%' }}>
          <ListItem id="118" title="INV-0118" text="3 weeks · pending · €3,699" />
          <ListItem id="117" title="INV-0117" text="Paid · €12,614.10 · 12 weeks" />
        </List>
      ),
    },
    { text: 'For rows that do nothing but lead to other pages: plain links are enough.', instead: 'RowList' },
    { text: 'For thousands of rows. All of them are drawn, and the page gets slow.', instead: 'VirtualList' },
  ],
  parts: {
    'section-title': 'The head of a section.',
    count: 'How many rows the section has, after its head.',
    handle: 'The grip by which a row is moved.',
    media: 'The picture or icon before the lines.',
    body: 'The lines, and what is at their end.',
    texts: 'The two lines.',
    title: 'The first line.',
    text: 'The second line.',
    meta: 'The time or the tags at the end.',
    actions: 'The buttons at the end.',
  },
  states: [
    'disabled',
    'dragging',
    'drop-target',
    'empty',
    'focus-visible',
    'hovered',
    'href',
    'pressed',
    'selected',
    'selection-mode',
    'two-lines',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to one row of the list, whose buttons then show.',
      story: 'ActionsComeWithTheFocus',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Goes to the next row, or to the one before.',
      story: 'EveryRowAndItsButtonsAreReachedByArrows',
    },
    {
      keys: ['Home', 'End'],
      does: 'Goes to the first row, or to the last.',
      story: 'EveryRowAndItsButtonsAreReachedByArrows',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Goes from a row to its buttons, and back.',
      story: 'EveryRowAndItsButtonsAreReachedByArrows',
    },
    { keys: ['n i k'], does: 'Goes to the row whose name begins with what is typed.', story: 'Default' },
    { keys: ['Enter'], does: 'Runs the action of the row.', story: 'Default' },
    { keys: ['Space'], does: 'Selects the row, without its action.', story: 'RowsAreChosenByKey' },
    { keys: ['Shift+ArrowDown'], does: 'Selects on to the next row.', story: 'SeveralRowsAreChosen' },
    { keys: ['$mod+a'], does: 'Selects all rows.', story: 'RowsAreChosenByKey' },
    { keys: ['Escape'], does: 'Clears the selection.', story: 'SeveralRowsAreChosen' },
    {
      keys: ['Enter'],
      does: 'On the handle: picks the row up. Arrow keys choose its place, and Enter drops it there.',
      story: 'RowsAreMovedByKey',
    },
    {
      keys: ['Escape'],
      does: 'While a row is moved: leaves it where it was.',
      story: 'EscapeLeavesARowWhereItWas',
    },
  ],
  accessibility: [
    'A grid named by `aria-label`. A row is named by its title and described by its text; where the title is not a string, give `textValue`.',
    'Buttons of a row show with the pointer or the focus, and always on touch screens. Name them by their row, as in “Message Marta Lindqvist”.',
    'Each step of moving a row is announced, and the focus goes with the row to its new place.',
  ],
};
