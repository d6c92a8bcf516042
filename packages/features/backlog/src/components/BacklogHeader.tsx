import { paths } from '@quarterdeck/contract';
import { projectNameMaxLength, projectNameMinLength, type Project } from '@quarterdeck/contract/entities/project';
import { capacityDays, daysPerWeek, planItems, weeksPerProject } from '@quarterdeck/contract/rules/capacity';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { InlineEdit } from '@quarterdeck/ui/InlineEdit';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { SegmentedControl, Segment } from '@quarterdeck/ui/SegmentedControl';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { toasts } from '@quarterdeck/ui/Toast';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { backlogViewModes, type BacklogViewMode } from '../model/backlogView';
import { inPlanOrder } from '../model/planOrder';
import { Actions, Head, Meter, Name, Sum, Title } from './BacklogHeader.styles';
import { CapacityWarning } from './CapacityWarning';
import { MoreMenu, type MoreMenuProps } from './MoreMenu';
import type { ViewControl } from './useBacklogView';

export interface BacklogHeaderProps
  extends Pick<ViewControl, 'view' | 'change' | 'hrefOf'>, Omit<MoreMenuProps, 'isReady'> {
  /** Undefined while it is not known. */
  project: Project | undefined;
  onRename: (name: string) => void;
  /** Absent where there is no list to add to, as when it did not load. */
  onAdd: (() => void) | undefined;
}

const nothing: Project['requirements'] = [];
/** Stands for a figure that is not known. */
const unknown = '–';

/** The name of the project, how much of the twelve weeks is planned, and the ways to look at it. */
export function BacklogHeader({ project, view, change, hrefOf, onRename, onAdd, ...more }: BacklogHeaderProps) {
  const { t } = useTranslation();
  const isWide = useIsFrom('sm');
  const storedName = useVisit((stored) => stored.project?.name);
  const name = project?.name || storedName || t('backlog.title');
  const handleRename = (wanted: string) => {
    if (wanted.length >= projectNameMinLength && wanted.length <= projectNameMaxLength) onRename(wanted);
    else {
      toasts.add({
        title: t('backlog.nameLength', { least: projectNameMinLength, most: projectNameMaxLength }),
        tone: 'danger',
      });
    }
  };
  return (
    <Head>
      <Title>
        {project ? (
          <InlineEdit value={name} label={t('backlog.editName')} onSave={handleRename} />
        ) : (
          <Name>{name}</Name>
        )}
      </Title>
      <Planned project={project} hrefOf={hrefOf} />
      <Actions>
        {isWide ? (
          <SegmentedControl<BacklogViewMode>
            label={t('backlog.viewMode.label')}
            value={view.viewMode}
            onChange={(viewMode) => change({ viewMode })}
          >
            {backlogViewModes.map((viewMode) => (
              <Segment key={viewMode} id={viewMode} label={t(`backlog.viewMode.${viewMode}`)} />
            ))}
          </SegmentedControl>
        ) : null}
        <ButtonLink href={paths.marketplace.href()} data-part="marketplace">
          {t('backlog.toMarketplace')}
        </ButtonLink>
        <Button
          variant="primary"
          icon={Plus}
          onPress={() => onAdd?.()}
          isDisabled={onAdd === undefined}
          data-part="add"
        >
          {t('backlog.add')}
        </Button>
        <MoreMenu {...more} isReady={project !== undefined} view={view} change={change} />
      </Actions>
    </Head>
  );
}

/** BK-2: the sum of the estimates on the scale of the twelve weeks, and in words. */
function Planned({ project, hrefOf }: Pick<BacklogHeaderProps, 'project' | 'hrefOf'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { ofTwelveWeeks } = useMeasures();
  const plan = useMemo(() => project && planItems(inPlanOrder(project.requirements)), [project]);
  const isKnown = project !== undefined && plan !== undefined;
  const plannedDays = plan?.plannedDays ?? 0;
  const weeks = isKnown ? ofTwelveWeeks(plannedDays) : unknown;
  const count = project?.requirements.length ?? 0;
  const unestimated = plan?.unestimated.length ?? 0;
  return (
    <>
      <Sum data-over={plannedDays > capacityDays || undefined}>
        <p>
          {isKnown ? t('backlog.summary', { count, formatted: number(count), weeks }) : unknown}{' '}
          {unestimated > 0 ? (
            <span>{t('backlog.unestimated', { count: unestimated, formatted: number(unestimated) })}</span>
          ) : null}
        </p>
        <CapacityWarning items={project?.requirements ?? nothing} hrefOf={hrefOf} />
      </Sum>
      {/* The scale stands there from the start, so that nothing below it moves; without a sum it says nothing. */}
      <Meter aria-hidden={!isKnown || undefined}>
        <TickMeter
          variant="ruler"
          value={plannedDays / daysPerWeek}
          max={weeksPerProject}
          marks={[0, 3, 6, 9, weeksPerProject]}
          tone={plannedDays > capacityDays ? 'warning' : 'accent'}
          label={t('backlog.meter')}
          valueText={weeks}
        />
      </Meter>
    </>
  );
}
