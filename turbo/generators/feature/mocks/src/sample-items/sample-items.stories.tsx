import { sampleItemsDocs } from '@quarterdeck/contract/docs/sampleItems';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/sample-items',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const ListSampleItems = meta.story({
  ...consoleStory(sampleItemsDocs.listSampleItems),
  parameters: { covers: ['endpoint:sample-items.list'] },
});

export const GetSampleItem = meta.story({
  ...consoleStory(sampleItemsDocs.getSampleItem),
  parameters: { covers: ['endpoint:sample-items.get'] },
});

export const CreateSampleItem = meta.story({
  ...consoleStory(sampleItemsDocs.createSampleItem),
  parameters: { covers: ['endpoint:sample-items.create'] },
});

export const UpdateSampleItem = meta.story({
  ...consoleStory(sampleItemsDocs.updateSampleItem),
  parameters: { covers: ['endpoint:sample-items.update'] },
});

export const DeleteSampleItem = meta.story({
  ...consoleStory(sampleItemsDocs.deleteSampleItem),
  parameters: { covers: ['endpoint:sample-items.delete'] },
});

export const RestoreSampleItem = meta.story({
  ...consoleStory(sampleItemsDocs.restoreSampleItem),
  parameters: { covers: ['endpoint:sample-items.restore'] },
});
