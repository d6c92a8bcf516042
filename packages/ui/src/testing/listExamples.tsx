import { AlphabetRail } from '../AlphabetRail';
import { BulkBar } from '../BulkBar';
import { Carousel } from '../Carousel';
import { InboxPanel } from '../InboxPanel';
import { LinkedAccordion } from '../LinkedAccordion';
import { List, ListItem } from '../List';
import { ListPane } from '../ListPane';
import { Masonry } from '../Masonry';
import { Pagination } from '../Pagination';
import { Property, PropertyList } from '../PropertyList';
import { ScrollArea } from '../ScrollArea';
import { ShortcutsPanel } from '../ShortcutsPanel';
import { icons, words as shortcutWords } from './shortcutExamples';
import { Table } from '../Table';
import { Timeline, TimelineDay, TimelineItem } from '../Timeline';
import { Tree } from '../Tree';
import { nothingSelected, VirtualList } from '../VirtualList';
import type { Examples } from './conformance';

const nothing = () => undefined;
const keyOf = (text: string) => text;
const heightOf = () => 80;
const renderCell = (text: string) => <div role="gridcell">{text}</div>;

export const listExamples: Examples = {
  AlphabetRail: {
    render: (root, { text }) => (
      <AlphabetRail
        aria-label="Jump to a letter"
        available={['A', 'M', text]}
        value={text}
        onChange={nothing}
        {...root}
      />
    ),
  },
  BulkBar: {
    render: (root, { text, number }) => (
      <BulkBar
        label={text}
        count={number}
        deleteLabel="Delete"
        onDelete={nothing}
        clearLabel="Clear the selection"
        onClear={nothing}
        placement="page"
        {...root}
      />
    ),
  },
  Carousel: {
    render: (root, { text, number }) => (
      <Carousel label={text} title={text} slideWidth={number} words={{ previous: 'Previous', next: 'Next' }} {...root}>
        <p>{text}</p>
        <p>Second slide</p>
      </Carousel>
    ),
  },
  InboxPanel: {
    render: (root, { text }) => (
      <InboxPanel
        result={{
          data: [
            {
              id: 'marta',
              title: text,
              description: text,
              time: text,
              isRead: false,
              link: { href: text, isExternal: true },
            },
          ],
          error: null,
          isPending: false,
          isFetching: false,
          refetch: nothing,
        }}
        words={{
          title: text,
          count: text,
          markAllAsRead: 'Mark all as read',
          markAsRead: 'Mark as read',
          markAsUnread: 'Mark as unread',
          remove: 'Remove',
          unread: 'Unread: ',
        }}
        empty={text}
        onToggleRead={nothing}
        onRemove={nothing}
        onMarkAllAsRead={nothing}
        onFollow={nothing}
        {...root}
      />
    ),
  },
  LinkedAccordion: {
    isLate: true,
    render: (root, { text, number }) => (
      <LinkedAccordion
        items={[{ id: 'refunds', title: text, children: text }]}
        open="refunds"
        onOpen={nothing}
        hrefOf={(id) => `/faq?open=${id}`}
        step={number}
        {...root}
      />
    ),
  },
  List: {
    render: (root, { text }) => (
      <List aria-label="Crew" selectionMode="multiple" {...root}>
        <ListItem id="elif" title={text} text={text} meta="Today" />
      </List>
    ),
  },
  ListPane: {
    render: (root, { text }) => (
      <ListPane title={text} count="3" {...root}>
        <p>{text}</p>
      </ListPane>
    ),
  },
  Masonry: {
    render: (root, { text, number }) => (
      <Masonry
        aria-label="Notes"
        items={[text, 'Second note']}
        getKey={keyOf}
        renderItem={(item) => <a href="/notes">{item}</a>}
        estimateHeight={heightOf}
        minColumnWidth={number}
        {...root}
      />
    ),
  },
  Pagination: {
    isLate: true,
    render: (root, { text, number }) => (
      <Pagination
        aria-label="Pages"
        page={number}
        pageCount={number}
        onChange={nothing}
        rangeText={text}
        words={{ previous: 'Previous', next: 'Next', page: (page) => `Page ${page}`, pageSize: 'Rows per page' }}
        pageSize={10}
        onPageSizeChange={nothing}
        {...root}
      />
    ),
  },
  PropertyList: {
    render: (root, { text }) => (
      <PropertyList {...root}>
        <Property label={text}>{text}</Property>
      </PropertyList>
    ),
  },
  ScrollArea: {
    render: (root, { text }) => (
      <ScrollArea label={text} {...root}>
        <p>{text}</p>
      </ScrollArea>
    ),
  },
  ShortcutsPanel: {
    render: (root, { text, number }) => (
      <ShortcutsPanel
        result={{
          data: [{ id: 'board', label: text, description: text, icon: text, link: text, isInternal: false }],
          error: null,
          isPending: false,
          isFetching: false,
          refetch: nothing,
        }}
        words={{ ...shortcutWords, title: text }}
        icons={icons}
        maxLengths={{ label: number, description: number, link: number }}
        empty={text}
        refuseLink={nothing}
        onAdd={nothing}
        onChange={nothing}
        onDelete={nothing}
        onMove={nothing}
        onFollow={nothing}
        {...root}
      />
    ),
  },
  Table: {
    render: (root, { text, number }) => (
      <Table
        caption={text}
        columns={[
          { id: 'name', name: text, cell: (row) => row.name, isRowHeader: true, isSortable: true, width: '40%' },
          { id: 'weight', name: 'Weight', cell: (row) => row.weight, kind: 'number' },
        ]}
        rows={[{ name: text, weight: number }]}
        getRowId={() => 'boat'}
        onSortChange={nothing}
        {...root}
      />
    ),
  },
  Timeline: {
    render: (root, { text, date }) => (
      <Timeline {...root}>
        <TimelineDay label={text} date={text} dateTime={date}>
          <TimelineItem title={text} time="08:12" dateTime={date}>
            {text}
          </TimelineItem>
        </TimelineDay>
      </Timeline>
    ),
  },
  Tree: {
    render: (root, { text }) => (
      <Tree
        aria-label="Fleet"
        items={[{ id: 'fleet', name: text, children: [{ id: 'boat', name: text, meta: text }] }]}
        defaultExpandedKeys={['fleet']}
        selectionMode="multiple"
        {...root}
      />
    ),
  },
  VirtualList: {
    render: (root, { text, number }) => (
      <VirtualList
        aria-label="Tasks"
        items={[text, 'Second task']}
        getKey={keyOf}
        rowHeight={number * 12}
        renderRow={renderCell}
        selection={nothingSelected}
        onSelectionChange={nothing}
        onOpen={nothing}
        {...root}
      />
    ),
  },
};
