import { activitiesDocs } from '@quarterdeck/contract/docs/activities';
import { invoiceDocs } from '@quarterdeck/contract/docs/invoice';
import { pricingDocs } from '@quarterdeck/contract/docs/pricing';
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

export const GetInvoice = meta.story({
  ...consoleStory(invoiceDocs.getInvoice),
  parameters: { covers: ['endpoint:pages.invoice'] },
});

export const SendInvoice = meta.story({
  ...consoleStory(invoiceDocs.sendInvoice),
  parameters: { covers: ['endpoint:pages.invoice.send'] },
});

export const GetPricing = meta.story({
  ...consoleStory(pricingDocs.getPricing),
  parameters: { covers: ['endpoint:pages.pricing'] },
});
