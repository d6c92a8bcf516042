import { fileManagerDocs } from '@quarterdeck/contract/docs/fileManager';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/file-manager',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const ListFileItems = meta.story({
  ...consoleStory(fileManagerDocs.listFileItems),
  parameters: { covers: ['endpoint:file-manager.items'] },
});

export const CreateFileItem = meta.story({
  ...consoleStory(fileManagerDocs.createFileItem),
  parameters: { covers: ['endpoint:file-manager.item.create'] },
});

export const UpdateFileItem = meta.story({
  ...consoleStory(fileManagerDocs.updateFileItem),
  parameters: { covers: ['endpoint:file-manager.item.update'] },
});

export const DeleteFileItem = meta.story({
  ...consoleStory(fileManagerDocs.deleteFileItem),
  parameters: { covers: ['endpoint:file-manager.item.delete'] },
});
