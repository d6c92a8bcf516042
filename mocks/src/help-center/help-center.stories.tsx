import { helpCenterDocs } from '@quarterdeck/contract/docs/helpCenter';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/help-center',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const ListFaqs = meta.story({
  ...consoleStory(helpCenterDocs.listFaqs),
  parameters: { covers: ['endpoint:help-center.faqs'] },
});

export const ListGuides = meta.story({
  ...consoleStory(helpCenterDocs.listGuides),
  parameters: { covers: ['endpoint:help-center.guides'] },
});

export const GetGuide = meta.story({
  ...consoleStory(helpCenterDocs.getGuide),
  parameters: { covers: ['endpoint:help-center.guide'] },
});

export const SendGuideFeedback = meta.story({
  ...consoleStory(helpCenterDocs.sendGuideFeedback),
  parameters: { covers: ['endpoint:help-center.feedback'] },
});

export const SendSupportRequest = meta.story({
  ...consoleStory(helpCenterDocs.sendSupportRequest),
  parameters: { covers: ['endpoint:help-center.support'] },
});
