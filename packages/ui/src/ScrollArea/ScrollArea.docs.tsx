import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Tag } from '../Tag';
import { ScrollArea } from './ScrollArea';

const names = ['Payments', 'Accounts', 'Search', 'Reports', 'Receipts', 'Refunds', 'Export', 'Import'];

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a part of the page with a size of its own, whose content may be longer: a panel, a line of tags.',
      picture: () => (
        <ScrollArea label="Categories" orientation="horizontal" style={{ inlineSize: 260 }}>
          <div style={{ display: 'flex', gap: 8 }}>
            {names.map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </div>
        </ScrollArea>
      ),
    },
    { text: 'Where people have to see that more follows: the edges fade while there is more.' },
  ],
  avoid: [
    {
      text: 'For the content of a page. A second bar beside that of the window is easily lost.',
      instead: 'Page',
      picture: () => (
        <ScrollArea label="Guide" style={{ inlineSize: 260, blockSize: 64 }}>
          <p>
            Fix rows with errors or leave them out. Nothing is written before the last step, and the file stays as it
            is.
          </p>
          <p>Then choose the columns.</p>
        </ScrollArea>
      ),
    },
    { text: 'For thousands of rows. All of them would be drawn.', instead: 'VirtualList' },
    { text: 'For a row of cards that stops at each.', instead: 'Carousel' },
  ],
  states: ['after', 'before', 'fades', 'orientation'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to it where it scrolls and nothing in it takes the focus; else goes to what is in it.',
      story: 'Default',
    },
  ],
  accessibility: [
    'While it is a Tab stop it is a region with the name `label`, and the browser’s keys scroll it.',
    'It is no stop where nothing scrolls, or where something in it can take the focus.',
  ],
};
