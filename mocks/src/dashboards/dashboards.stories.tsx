import { dashboardsDocs } from '@quarterdeck/contract/docs/dashboards';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/dashboards',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const GetAnalyticsDashboard = meta.story({
  ...consoleStory(dashboardsDocs.getAnalyticsDashboard),
  parameters: { covers: ['endpoint:dashboards.analytics'] },
});

export const GetCryptoDashboard = meta.story({
  ...consoleStory(dashboardsDocs.getCryptoDashboard),
  parameters: { covers: ['endpoint:dashboards.crypto'] },
});

export const TradeCoin = meta.story({
  ...consoleStory(dashboardsDocs.tradeCoin),
  parameters: { covers: ['endpoint:dashboards.crypto.trade'] },
});

export const GetFinanceDashboard = meta.story({
  ...consoleStory(dashboardsDocs.getFinanceDashboard),
  parameters: { covers: ['endpoint:dashboards.finance'] },
});

export const GetProjectDashboard = meta.story({
  ...consoleStory(dashboardsDocs.getProjectDashboard),
  parameters: { covers: ['endpoint:dashboards.project'] },
});
