import * as calls from '@quarterdeck/contract/endpoints/scrumboard';
import { boardId } from '../testing/boardCalls';
import { bodyOf, describeRobustness, oldIds } from '../testing/describeRobustness';
import { buildBoardList, buildCard } from './buildBoard';

const jetty = 'board-jetty';
const card = buildCard({
  id: 'card-jetty-01',
  boardId: jetty,
  listId: 'list-jetty-todo',
  description: 'At half past five.',
  labels: [{ id: 'label-jetty-bug', boardId: jetty, title: 'Bug' }],
  dueDate: '2026-03-12T08:00:00.000Z',
  members: [{ id: 'contact-05', name: 'Wei-Lin Tsai', avatar: null }],
  checklist: [{ id: 'c1', title: 'Part', completed: false }],
});
const list = buildBoardList({ id: 'list-jetty-todo', boardId: jetty, cards: [card] });
const { id: _cardId, ...newCard } = card;
const { id: _listId, ...newList } = list;
const board = {
  title: 'Regatta',
  description: 'Two days',
  icon: 'compass',
  members: card.members,
  lists: [{ title: 'To do' }],
  labels: [{ title: 'Bug' }],
};

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'scrumboard.board.get': { query: 'id' },
    'scrumboard.board.create': { body: { board } },
    'scrumboard.board.update': { body: { id: jetty, board } },
    'scrumboard.board.delete': { query: 'id' },
    'scrumboard.list.create': { body: { list: newList } },
    'scrumboard.list.update': { body: { list } },
    'scrumboard.lists.update': { body: { lists: [list] } },
    'scrumboard.list.delete': { query: 'id' },
    'scrumboard.card.create': { body: { card: newCard } },
    'scrumboard.card.update': { body: { id: card.id, card: newCard } },
    'scrumboard.cards.update': { body: { cards: [card] } },
    'scrumboard.card.positions': { body: { cards: [card] } },
    'scrumboard.card.delete': { query: 'id' },
    'scrumboard.labels.list': { query: 'boardId' },
    'scrumboard.label.create': { body: { label: { boardId: jetty, title: 'Weather' } } },
    'scrumboard.label.update': { body: { id: 'label-jetty-bug', label: { title: 'Defect' } } },
    'scrumboard.label.delete': { query: 'id' },
  },
  readRecords: async ({ call }) => {
    const boards = bodyOf(await call(calls.listBoards, {}));
    const ids = ['board-jetty', 'board-guest-pages'].map(boardId);
    const whole = await Promise.all(ids.map(async (id) => bodyOf(await call(calls.getBoard, { query: { id } }))));
    const lists = whole.flatMap((one) => one.lists);
    const cards = lists.flatMap((one) => one.cards);
    return {
      boards: oldIds(boards),
      lists: oldIds(lists),
      cards: oldIds(cards),
      labels: oldIds(whole.flatMap(({ labels }) => labels)),
      isOnItsBoard: cards.every((one) => lists.some(({ id, boardId: of }) => id === one.listId && of === one.boardId)),
    };
  },
});
