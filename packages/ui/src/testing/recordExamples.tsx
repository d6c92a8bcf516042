import { useState, type ReactNode } from 'react';
import { CommentList } from '../CommentList';
import { GroupRow } from '../GroupRow';
import { ListSkeleton } from '../ListSkeleton';
import { QuickAdd } from '../QuickAdd';
import { RecordList } from '../RecordList';
import { RecordRow, RowHandle, RowMenuButton, RowPerson, RowTags, RowTitle } from '../RecordRow';
import { RowMenu, RowMenuItem } from '../RowMenu';
import { SectionRow } from '../SectionRow';
import { nothingSelected } from '../VirtualList';
import type { Examples } from './conformance';

const nothing = () => undefined;
const keyOf = (text: string) => text;
const renderCell = (text: string) => <RecordRow>{text}</RecordRow>;

/** A button of the page, and what stands at it once it is there. */
function AtButton({ children }: { children: (button: HTMLElement) => ReactNode }) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <button ref={setButton} type="button">
        Actions
      </button>
      {button === null ? null : children(button)}
    </>
  );
}

/** The grid around a row, as a list has it. */
const inGrid = (row: ReactNode) => (
  <div role="grid" aria-label="Work">
    <div role="row">{row}</div>
  </div>
);

/** Records in lists, and what is said of them. */
export const recordExamples: Examples = {
  CommentList: {
    render: (root, { text, date }) => (
      <CommentList
        comments={[{ id: 'one', author: { id: 'ada', name: text }, text, createdAt: date, time: text }]}
        words={{ title: text, none: 'No comments yet', write: 'Write a comment', send: 'Send' }}
        draftKey="example:comment"
        onSend={() => Promise.resolve(true)}
        {...root}
      />
    ),
  },
  GroupRow: {
    render: (root, { text, number }) =>
      inGrid(<GroupRow title={text} count={String(number || 0)} isCollapsed={false} onToggle={nothing} {...root} />),
  },
  ListSkeleton: { render: (root) => <ListSkeleton {...root} /> },
  QuickAdd: { render: (root, { text }) => <QuickAdd {...root}>{text}</QuickAdd> },
  RecordList: {
    render: (root, { text }) => (
      <RecordList
        aria-label="Work"
        items={[text, `${text} 2`]}
        getKey={keyOf}
        rowHeights={{ comfortable: 44, compact: 36, twoLines: 60 }}
        renderRow={renderCell}
        selection={nothingSelected}
        onSelectionChange={nothing}
        onOpen={nothing}
        {...root}
      />
    ),
  },
  RecordRow: {
    render: (root, { text }) =>
      inGrid(
        <RecordRow {...root}>
          <RowHandle canMove label="Drag to move" />
          <RowTitle title={text || 'Untitled'} href="#record" />
          <RowTags tags={[{ id: 'one', name: text, hue: 'sky' }]} />
          <RowPerson person={{ id: 'ada', name: text }} label={(name) => `Assigned to ${name}`} />
          <RowMenuButton label={`Actions for ${text}`} onOpen={nothing} />
        </RecordRow>,
      ),
  },
  RowMenu: {
    isOverlay: true,
    render: (root, { text }) => (
      <AtButton>
        {(anchor) => (
          <RowMenu aria-label={`Actions for ${text}`} anchor={anchor} onClose={nothing} {...root}>
            <RowMenuItem keys="Enter">{text}</RowMenuItem>
          </RowMenu>
        )}
      </AtButton>
    ),
  },
  SectionRow: {
    render: (root, { text }) =>
      inGrid(
        <SectionRow
          title={text}
          untitled="Untitled"
          words={{ rename: `Rename ${text}`, drag: 'Drag to move', menu: `Actions for ${text}` }}
          canMove
          isEditing={false}
          onEditStart={nothing}
          onEditEnd={nothing}
          onRename={nothing}
          onMenu={nothing}
          {...root}
        />,
      ),
  },
};
