import * as calls from '../endpoints/scrumboard';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, notFound } from './documentedErrors';

const missingInQuery = (name: string) => invalidRequest(`no ${name} is given`, { query: {} });

const noneInQuery = (what: string, name: string, id: string) =>
  notFound(`no ${what} has the id`, { query: { [name]: id } });

/** What all calls that change something on a board have in common. */
const changesActivity = 'The board’s last activity becomes now.';

export const scrumboardDocs = documentEndpoints(calls, {
  listBoards: {
    summary: 'All boards',
    description: 'Asked by the page of boards. Each comes with its members, but without its lists and labels.',
    rules: ['Members are expanded: they come with name and picture.', 'Sorted by last activity, newest first.'],
    errors: [],
    example: {},
  },
  getBoard: {
    summary: 'One board with all that lies on it',
    description: 'Asked by the screen of a board. Answers its lists with their cards, and its labels.',
    rules: [
      'Lists and cards are sorted by position.',
      'Labels and members of a card are expanded.',
      'Who is no contact any longer is left out of the members.',
    ],
    errors: [missingInQuery('id'), noneInQuery('board', 'id', 'board-nowhere')],
    example: { query: { id: 'board-jetty' } },
  },
  createBoard: {
    summary: 'Make a board',
    description: 'Answers the new board. Lists and labels can be made along with it, by their titles.',
    rules: [
      'What is not given is as in an empty board: no description, no members, nothing on it.',
      'Lists stand in the order given, on multiples of 65536.',
      'Members are kept once each, and unknown ones are dropped.',
    ],
    errors: [
      invalidRequest('the title is empty, or a field is not of its kind', { body: { board: { title: '  ' } } }),
      invalidRequest('two of the labels read the same', {
        body: { board: { title: 'Regatta', labels: [{ title: 'Boats' }, { title: 'BOATS' }] } },
      }),
    ],
    example: {
      body: {
        board: {
          title: 'Autumn regatta',
          description: 'Forty boats, two days, one start line.',
          icon: 'compass',
          lists: [{ title: 'To do' }, { title: 'In progress' }, { title: 'In review' }, { title: 'Completed' }],
        },
      },
    },
  },
  updateBoard: {
    summary: 'Change a board',
    description: 'Takes the fields that change and answers the whole board as it is afterwards.',
    rules: [
      'Fields that are not sent stay as they are; the id cannot be changed.',
      'Lists, cards and labels have calls of their own; what is sent of them here changes nothing.',
      'Members are kept once each, and unknown ones are dropped.',
      changesActivity,
    ],
    errors: [
      invalidRequest('a field is not of its kind', { body: { id: 'board-jetty', board: { title: '' } } }),
      notFound('no board has the id', { body: { id: 'board-nowhere', board: { title: 'Regatta' } } }),
    ],
    example: { body: { id: 'board-guest-pages', board: { title: 'Guest pages' } } },
  },
  deleteBoard: {
    summary: 'Delete a board',
    description: 'Answers `true`.',
    rules: ['Its lists, cards and labels go with it.'],
    errors: [missingInQuery('id'), noneInQuery('board', 'id', 'board-nowhere')],
    example: { query: { id: 'board-guest-pages' } },
  },
  createBoardList: {
    summary: 'Make a list',
    description: 'Answers the new list, which has no cards. Its place is the position sent.',
    rules: ['Cards sent along are not made; they have a call of their own.', changesActivity],
    errors: [
      invalidRequest('title, position or board is missing or not of its kind', {
        body: { list: { boardId: 'board-jetty', position: 327_680, title: '' } },
      }),
      notFound('no board has the id', {
        body: { list: { boardId: 'board-nowhere', position: 65_536, title: 'Waiting' } },
      }),
    ],
    example: { body: { list: { boardId: 'board-jetty', position: 327_680, title: 'Waiting' } } },
  },
  updateBoardList: {
    summary: 'Change a list',
    description: 'Takes the list with what changes and answers it as it is afterwards, with its cards.',
    rules: [
      'Fields that are not sent stay as they are. A list keeps its id and its board.',
      'Cards sent along change nothing; they have calls of their own.',
      changesActivity,
    ],
    errors: [
      invalidRequest('a field is not of its kind', { body: { list: { id: 'list-jetty-todo', position: 0.5 } } }),
      notFound('no list has the id', { body: { list: { id: 'list-nowhere', title: 'Waiting' } } }),
    ],
    example: { body: { list: { id: 'list-jetty-todo', title: 'Next' } } },
  },
  updateBoardLists: {
    summary: 'Change several lists',
    description: 'Used to put lists in order. Answers the lists sent, in the order sent, with their cards.',
    rules: [
      'Each list is merged by its id, as when one is changed.',
      'Lists that are not sent stay as they are.',
      'A wrong entry or an unknown id changes nothing at all.',
      changesActivity,
    ],
    errors: [
      invalidRequest('an entry is no list', { body: { lists: [{ title: 'Without an id' }] } }),
      notFound('no list has one of the ids', { body: { lists: [{ id: 'list-nowhere', position: 65_536 }] } }),
    ],
    example: {
      body: {
        lists: [
          { id: 'list-jetty-progress', position: 65_536 },
          { id: 'list-jetty-todo', position: 131_072 },
        ],
      },
    },
  },
  deleteBoardList: {
    summary: 'Delete a list',
    description: 'Answers `true`.',
    rules: ['Its cards go with it.', changesActivity],
    errors: [missingInQuery('id'), noneInQuery('list', 'id', 'list-nowhere')],
    example: { query: { id: 'list-guest-completed' } },
  },
  createCard: {
    summary: 'Make a card',
    description: 'Answers the new card. Its place is the list and the position sent.',
    rules: [
      'Only place and title are needed: it starts without description, date, labels, members and checklist.',
      'Labels and members are kept once each; those that the board does not have are dropped.',
      changesActivity,
    ],
    errors: [
      invalidRequest('title or place is missing, or a field is not of its kind', {
        body: { card: { boardId: 'board-jetty', listId: 'list-jetty-todo', position: 524_288, title: '' } },
      }),
      invalidRequest('the list is on another board', {
        body: { card: { boardId: 'board-jetty', listId: 'list-guest-todo', position: 524_288, title: 'Buoys' } },
      }),
      notFound('no board or no list has the id', {
        body: { card: { boardId: 'board-jetty', listId: 'list-nowhere', position: 524_288, title: 'Buoys' } },
      }),
    ],
    example: {
      body: {
        card: { boardId: 'board-jetty', listId: 'list-jetty-todo', position: 524_288, title: 'Count the buoys' },
      },
    },
  },
  updateCard: {
    summary: 'Change or move a card',
    description: 'Takes the fields that change and answers the whole card as it is afterwards.',
    rules: [
      'A card moves by `listId` and `position`; it stays on its board.',
      'Fields that are not sent stay as they are; the id cannot be changed.',
      'Labels and members are kept once each; those that the board does not have are dropped.',
      'A patch with one wrong field changes nothing at all.',
      changesActivity,
    ],
    errors: [
      invalidRequest('a field is not of its kind, or the list is on another board', {
        body: { id: 'card-jetty-01', card: { listId: 'list-guest-todo' } },
      }),
      notFound('no card has the id, or no list has the one it moves to', {
        body: { id: 'card-nowhere', card: { title: 'Buoys' } },
      }),
    ],
    example: { body: { id: 'card-jetty-01', card: { listId: 'list-jetty-progress', position: 32_768 } } },
  },
  updateCards: {
    summary: 'Change several cards',
    description: 'Answers the cards sent, in the order sent.',
    rules: [
      'Each card is merged by its id, as when one is changed.',
      'A wrong entry or an unknown id changes nothing at all.',
      changesActivity,
    ],
    errors: [
      invalidRequest('an entry is no card, or moves to another board', {
        body: { cards: [{ id: 'card-jetty-01', title: '' }] },
      }),
      notFound('no card has one of the ids', { body: { cards: [{ id: 'card-nowhere', title: 'Buoys' }] } }),
    ],
    example: {
      body: {
        cards: [
          { id: 'card-jetty-03', dueDate: null, description: 'A picture of the empty water will do.' },
          { id: 'card-jetty-05', members: [{ id: 'contact-05' }] },
        ],
      },
    },
  },
  updateCardPositions: {
    summary: 'Renumber cards',
    description:
      'Sent when there is no whole number left between two cards. Takes the cards of the list and answers them, in the order sent.',
    rules: [
      'Stores list and position of each card; whatever else is sent of it changes nothing.',
      'Positions are multiples of 65536.',
      'A wrong entry or an unknown id changes nothing at all.',
      changesActivity,
    ],
    errors: [
      invalidRequest('a position is no multiple of 65536, or a list is on another board', {
        body: { cards: [{ id: 'card-jetty-01', listId: 'list-jetty-todo', position: 70_000 }] },
      }),
      notFound('no card or no list has one of the ids', {
        body: { cards: [{ id: 'card-nowhere', listId: 'list-jetty-todo', position: 65_536 }] },
      }),
    ],
    example: {
      body: {
        cards: [
          { id: 'card-jetty-02', listId: 'list-jetty-todo', position: 65_536 },
          { id: 'card-jetty-01', listId: 'list-jetty-todo', position: 131_072 },
        ],
      },
    },
  },
  deleteCard: {
    summary: 'Delete a card',
    description: 'Answers `true`. Taking it back is the interface’s business: it makes the card again.',
    rules: [changesActivity],
    errors: [missingInQuery('id'), noneInQuery('card', 'id', 'card-nowhere')],
    example: { query: { id: 'card-guest-06' } },
  },
  listBoardLabels: {
    summary: 'Labels of a board',
    description: 'Asked where labels are chosen and changed.',
    rules: ['In the order in which they were made.'],
    errors: [missingInQuery('board'), noneInQuery('board', 'boardId', 'board-nowhere')],
    example: { query: { boardId: 'board-jetty' } },
  },
  createBoardLabel: {
    summary: 'Make a label',
    description: 'Answers the new label with its id.',
    rules: [
      'Spaces around the title are removed before it is kept.',
      'Two labels of a board may not read the same; case and accents make no difference.',
      changesActivity,
    ],
    errors: [
      invalidRequest('the title is missing, is empty or is longer than 60 characters', {
        body: { label: { boardId: 'board-jetty', title: '   ' } },
      }),
      invalidRequest('the board has a label that reads the same', {
        body: { label: { boardId: 'board-jetty', title: 'BUG' } },
      }),
      notFound('no board has the id', { body: { label: { boardId: 'board-nowhere', title: 'Weather' } } }),
    ],
    example: { body: { label: { boardId: 'board-jetty', title: 'Weather' } } },
  },
  updateBoardLabel: {
    summary: 'Rename a label',
    description: 'Answers the whole label as it is afterwards. Cards show it by its new title.',
    rules: [
      'A label keeps its id and its board.',
      'Renaming follows the same rules as making a label.',
      changesActivity,
    ],
    errors: [
      invalidRequest('the title is empty, is too long or belongs to another label of the board', {
        body: { id: 'label-jetty-bug', label: { title: 'design' } },
      }),
      notFound('no label has the id', { body: { id: 'label-nowhere', label: { title: 'Weather' } } }),
    ],
    example: { body: { id: 'label-jetty-bug', label: { title: 'Defect' } } },
  },
  deleteBoardLabel: {
    summary: 'Delete a label',
    description: 'Answers `true`.',
    rules: ['The label is taken from every card of the board.', changesActivity],
    errors: [missingInQuery('id'), noneInQuery('label', 'id', 'label-nowhere')],
    example: { query: { id: 'label-guest-research' } },
  },
});
