import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { lazyPart, usePreloadedPart } from '@quarterdeck/ui/lazyPart';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { below } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { DashboardPage } from '../components/DashboardPage';
import { DashboardTools } from '../components/DashboardTools';
import { ProjectHome } from '../components/project/ProjectHome';
import { projectTabs, ProjectTabs } from '../components/project/ProjectTabs';
import { useGreeting } from '../components/project/useGreeting';
import { useProjectWords } from '../components/project/useProjectWords';
import { StaleFigures } from '../components/StaleFigures';
import { useAddressChoice } from '../components/useAddressChoice';
import { useDashboard } from '../components/useDashboard';
import { choiceInAddress } from '../model/addressChoice';
import { projectFigures } from '../model/projectFigures';
import { dashboardQueries } from '../queries/dashboardQueries';

const tabInAddress = choiceInAddress('tab', projectTabs, 'home');

// The first tab is looked at first.
const ProjectBudget = lazyPart(() =>
  import('../components/project/ProjectBudget').then((file) => ({ default: file.ProjectBudget })),
);
const ProjectTeam = lazyPart(() =>
  import('../components/project/ProjectTeam').then((file) => ({ default: file.ProjectTeam })),
);

/** The state of the project like an entry of a log: what is due, what moved, where the money is, who works on it. */
export function ProjectScreen() {
  const { t } = useTranslation();
  const dashboard = useDashboard(useQuery(dashboardQueries.project()));
  const { data } = dashboard;
  const [tab, setTab] = useAddressChoice(tabInAddress);
  usePreloadedPart(ProjectBudget);
  usePreloadedPart(ProjectTeam);
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
      <ProjectTabs tab={tab} onChange={setTab}>
        {tab === 'home' ? (
          <ProjectHome dashboard={dashboard} />
        ) : (
          <PartBoundary shownFor={tab} fallback={<Skeleton shape="box" height="448px" />}>
            {tab === 'budget' ? <ProjectBudget dashboard={dashboard} /> : <ProjectTeam dashboard={dashboard} />}
          </PartBoundary>
        )}
      </ProjectTabs>
    </DashboardPage>
  );
}

const Plan = styled(ButtonLink)`
  ${below('sm')} {
    flex: 1;
  }
`;
