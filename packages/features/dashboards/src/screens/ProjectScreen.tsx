import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Tab, TabList, TabPanel, Tabs } from '@quarterdeck/ui/Tabs';
import { below } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { DashboardPage } from '../components/DashboardPage';
import { DashboardTools } from '../components/DashboardTools';
import { ProjectBudget } from '../components/project/ProjectBudget';
import { ProjectHome } from '../components/project/ProjectHome';
import { ProjectTeam } from '../components/project/ProjectTeam';
import { useGreeting } from '../components/project/useGreeting';
import { useProjectWords } from '../components/project/useProjectWords';
import { StaleFigures } from '../components/StaleFigures';
import { useAddressChoice } from '../components/useAddressChoice';
import { useDashboard } from '../components/useDashboard';
import { choiceInAddress, readChoice } from '../model/addressChoice';
import { projectFigures } from '../model/projectFigures';
import { dashboardQueries } from '../queries/dashboardQueries';

const tabs = ['home', 'budget', 'team'] as const;
const tabInAddress = choiceInAddress('tab', tabs, 'home');

/** The state of the project like an entry of a log: what is due, what moved, where the money is, who works on it. */
export function ProjectScreen() {
  const { t } = useTranslation();
  const dashboard = useDashboard(useQuery(dashboardQueries.project()));
  const { data } = dashboard;
  // Tabs are like pages: back leads to the one before.
  const [tab, setTab] = useAddressChoice(tabInAddress, 'push');
  const words = useProjectWords();
  const isPhone = !useIsFrom('sm');
  const { isKnownAddress } = useHostActions();
  const tasks = paths.tasks.href();
  // A host without the tasks has no week to plan.
  const plan =
    (isKnownAddress?.(tasks) ?? true) ? (
      <Plan variant="primary" href={tasks}>
        {t('dashboards.project.plan')}
      </Plan>
    ) : null;
  return (
    <DashboardPage
      {...useGreeting(data)}
      tools={
        <>
          <DashboardTools
            title={t('dashboards.project.title')}
            figures={data && (() => projectFigures(data, { ...words, t: (key) => t(key) }))}
          />
          {isPhone ? null : plan}
        </>
      }
      // There it has a row of its own.
      range={isPhone && plan ? plan : undefined}
    >
      <StaleFigures dashboard={dashboard} />
      <Tabs selectedKey={tab} onSelectionChange={(key) => setTab(readChoice(String(key), tabs, tab))}>
        <TabList label={t('dashboards.project.title')}>
          {tabs.map((id) => (
            <Tab key={id} id={id}>
              {t(`dashboards.project.tabs.${id}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="home">
          <ProjectHome dashboard={dashboard} />
        </TabPanel>
        <TabPanel id="budget">
          <ProjectBudget dashboard={dashboard} />
        </TabPanel>
        <TabPanel id="team">
          <ProjectTeam dashboard={dashboard} />
        </TabPanel>
      </Tabs>
    </DashboardPage>
  );
}

const Plan = styled(ButtonLink)`
  ${below('sm')} {
    flex: 1;
  }
`;
