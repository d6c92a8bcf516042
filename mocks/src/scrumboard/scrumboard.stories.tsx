import { scrumboardDocs } from '@quarterdeck/contract/docs/scrumboard';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/scrumboard',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const ListBoards = meta.story({
  ...consoleStory(scrumboardDocs.listBoards),
  parameters: { covers: ['endpoint:scrumboard.boards.list'] },
});

export const GetBoard = meta.story({
  ...consoleStory(scrumboardDocs.getBoard),
  parameters: { covers: ['endpoint:scrumboard.board.get'] },
});

export const CreateBoard = meta.story({
  ...consoleStory(scrumboardDocs.createBoard),
  parameters: { covers: ['endpoint:scrumboard.board.create'] },
});

export const UpdateBoard = meta.story({
  ...consoleStory(scrumboardDocs.updateBoard),
  parameters: { covers: ['endpoint:scrumboard.board.update'] },
});

export const DeleteBoard = meta.story({
  ...consoleStory(scrumboardDocs.deleteBoard),
  parameters: { covers: ['endpoint:scrumboard.board.delete'] },
});

export const CreateBoardList = meta.story({
  ...consoleStory(scrumboardDocs.createBoardList),
  parameters: { covers: ['endpoint:scrumboard.list.create'] },
});

export const UpdateBoardList = meta.story({
  ...consoleStory(scrumboardDocs.updateBoardList),
  parameters: { covers: ['endpoint:scrumboard.list.update'] },
});

export const UpdateBoardLists = meta.story({
  ...consoleStory(scrumboardDocs.updateBoardLists),
  parameters: { covers: ['endpoint:scrumboard.lists.update'] },
});

export const DeleteBoardList = meta.story({
  ...consoleStory(scrumboardDocs.deleteBoardList),
  parameters: { covers: ['endpoint:scrumboard.list.delete'] },
});

export const CreateCard = meta.story({
  ...consoleStory(scrumboardDocs.createCard),
  parameters: { covers: ['endpoint:scrumboard.card.create'] },
});

export const UpdateCard = meta.story({
  ...consoleStory(scrumboardDocs.updateCard),
  parameters: { covers: ['endpoint:scrumboard.card.update'] },
});

export const UpdateCards = meta.story({
  ...consoleStory(scrumboardDocs.updateCards),
  parameters: { covers: ['endpoint:scrumboard.cards.update'] },
});

export const UpdateCardPositions = meta.story({
  ...consoleStory(scrumboardDocs.updateCardPositions),
  parameters: { covers: ['endpoint:scrumboard.card.positions'] },
});

export const DeleteCard = meta.story({
  ...consoleStory(scrumboardDocs.deleteCard),
  parameters: { covers: ['endpoint:scrumboard.card.delete'] },
});

export const ListBoardLabels = meta.story({
  ...consoleStory(scrumboardDocs.listBoardLabels),
  parameters: { covers: ['endpoint:scrumboard.labels.list'] },
});

export const CreateBoardLabel = meta.story({
  ...consoleStory(scrumboardDocs.createBoardLabel),
  parameters: { covers: ['endpoint:scrumboard.label.create'] },
});

export const UpdateBoardLabel = meta.story({
  ...consoleStory(scrumboardDocs.updateBoardLabel),
  parameters: { covers: ['endpoint:scrumboard.label.update'] },
});

export const DeleteBoardLabel = meta.story({
  ...consoleStory(scrumboardDocs.deleteBoardLabel),
  parameters: { covers: ['endpoint:scrumboard.label.delete'] },
});
