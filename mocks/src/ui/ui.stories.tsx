import { iconsDocs } from '@quarterdeck/contract/docs/icons';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/ui',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const GetIconSet = meta.story({
  ...consoleStory(iconsDocs.getIconSet),
  parameters: { covers: ['endpoint:ui.icons'] },
});
