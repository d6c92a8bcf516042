import { activitiesDocs } from '@quarterdeck/contract/docs/activities';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/pages',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const ListActivities = meta.story({
  ...consoleStory(activitiesDocs.listActivities),
  parameters: { covers: ['endpoint:pages.activities'] },
});
