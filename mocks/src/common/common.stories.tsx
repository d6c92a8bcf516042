import { commonDocs } from '@quarterdeck/contract/docs/common';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/common',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const GetNavigation = meta.story({
  ...consoleStory(commonDocs.getNavigation),
  parameters: { covers: ['endpoint:common.navigation.get'] },
});

export const GetUser = meta.story({
  ...consoleStory(commonDocs.getUser),
  parameters: { covers: ['endpoint:common.user.get'] },
});

export const UpdateUser = meta.story({
  ...consoleStory(commonDocs.updateUser),
  parameters: { covers: ['endpoint:common.user.update'] },
});

export const Search = meta.story({
  ...consoleStory(commonDocs.search),
  parameters: { covers: ['endpoint:common.search'] },
});
