import { Board } from '../Board';
import { BoardSkeleton } from '../BoardSkeleton';
import { ImportDialog } from '../ImportDialog';
import { PrintSheet } from '../PrintSheet';
import { Roadmap } from '../Roadmap';
import type { Examples } from './conformance';

const nothing = () => undefined;

/** Plans as boards, roadmaps and files. */
export const planExamples: Examples = {
  Board: {
    render: (root, { text }) => (
      <Board
        aria-label="Board"
        lanes={[{ id: 'now', title: text, note: text, cards: [{ id: 'card', title: text }] }]}
        renderCard={(_card, { title, menu }) => (
          <>
            <header>{menu}</header>
            {title}
          </>
        )}
        getHref={() => '/card'}
        emptyText={text}
        onOpen={nothing}
        onMove={nothing}
        onMenu={nothing}
        {...root}
      />
    ),
  },
  BoardSkeleton: { render: (root) => <BoardSkeleton {...root} /> },
  ImportDialog: {
    isOverlay: true,
    render: (root, { text }) => (
      <ImportDialog
        title={text}
        description={text}
        hint={text}
        read={() => Promise.resolve({ failure: text })}
        columns={[]}
        sayCount={() => text}
        sayOutcome={() => text}
        getErrors={() => [text]}
        submitLabel={() => text}
        onImport={nothing}
        onClose={nothing}
        {...root}
      />
    ),
  },
  PrintSheet: { render: (root, { text }) => <PrintSheet {...root}>{text}</PrintSheet> },
  Roadmap: {
    render: (root, { text, number, date }) => (
      <Roadmap
        aria-label="Roadmap"
        listLabel="Items"
        startDate={date}
        weeks={number}
        daysPerWeek={5}
        today={date}
        items={[{ id: 'item', code: text, title: text, from: 0, to: number, label: text, description: text }]}
        noPlaceText={text}
        beyondText={text}
        onOpen={nothing}
        {...root}
      />
    ),
  },
};
