import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import type { Project } from '@quarterdeck/contract/entities/project';
import { capacityDays, daysPerWeek, planItems, weeksPerProject } from '@quarterdeck/contract/rules/capacity';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Link } from '@quarterdeck/ui/Link';
import { Popover, PopoverTrigger } from '@quarterdeck/ui/Popover';
import { Stack } from '@quarterdeck/ui/Stack';
import { Text } from '@quarterdeck/ui/Text';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { inPlanOrder } from '../model/layBars';
import type { ViewControl } from './useBacklogView';

/** The most items that are named: the list itself shows the others. */
const mostNames = 40;
/** Stands for a figure that is not known. */
const unknown = '–';

interface BacklogPlanProps extends Pick<ViewControl, 'hrefOf'> {
  /** Undefined while it is not known. */
  project: Project | undefined;
}

/** BK-2: the sum of the estimates on the scale of the twelve weeks, and in words. */
export function BacklogPlan({ project, hrefOf }: BacklogPlanProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { ofTwelveWeeks } = useMeasures();
  const plan = useMemo(() => planItems(inPlanOrder(project?.requirements ?? [])), [project]);
  const { plannedDays, unestimated } = plan;
  const isOver = plannedDays > capacityDays;
  const weeks = project ? ofTwelveWeeks(plannedDays) : unknown;
  const counted = (count: number) => ({ count, formatted: number(count) });
  return (
    <>
      <Sum data-over={isOver || undefined}>
        <p>
          {project ? t('backlog.summary', { ...counted(project.requirements.length), weeks }) : unknown}{' '}
          {unestimated.length > 0 ? <span>{t('backlog.unestimated', counted(unestimated.length))}</span> : null}
        </p>
        {/* It has its line from the start, so that nothing moves under the hand that types an estimate. */}
        <div role="status">{isOver ? <CapacityWarning plan={plan} hrefOf={hrefOf} /> : null}</div>
      </Sum>
      {/* The scale stands there from the start, so that nothing below it moves; without a sum it says nothing. */}
      <Meter aria-hidden={!project || undefined}>
        <TickMeter
          variant="ruler"
          value={plannedDays / daysPerWeek}
          max={weeksPerProject}
          marks={[0, 3, 6, 9, weeksPerProject]}
          tone={isOver ? 'warning' : 'accent'}
          label={t('backlog.meter')}
          valueText={weeks}
        />
      </Meter>
    </>
  );
}

interface CapacityWarningProps extends Pick<ViewControl, 'hrefOf'> {
  plan: ReturnType<typeof planItems<BacklogItem>>;
}

/** Says that more is planned than fits, and names what lies beyond the line. */
function CapacityWarning({ plan: { overDays, beyond }, hrefOf }: CapacityWarningProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { effort } = useMeasures();
  const hidden = beyond.length - mostNames;
  const counted = { count: beyond.length, formatted: number(beyond.length) };
  return (
    <PopoverTrigger>
      <Warning variant="link" size="xs" icon={TriangleAlert} trailingIcon={ChevronDown}>
        {t('backlog.over.title', { effort: effort(overDays) })} · {t('backlog.over.count', counted)}
      </Warning>
      <Popover label={t('backlog.over.text', counted)} onPhones="sheet" placement="bottom start">
        {({ close }) => (
          <Names gap="2">
            <Text as="p" tone="secondary">
              {t('backlog.over.text', counted)}
            </Text>
            <ul>
              {beyond.slice(0, mostNames).map(({ id, key, title }) => (
                <li key={id}>
                  <Link href={hrefOf(id)} variant="quiet" onClick={close}>
                    <Text as="code" variant="code" tone="secondary">
                      {key}
                    </Text>{' '}
                    {title}
                  </Link>
                </li>
              ))}
              {hidden > 0 ? <li>{t('backlog.over.more', { count: hidden, formatted: number(hidden) })}</li> : null}
            </ul>
          </Names>
        )}
      </Popover>
    </PopoverTrigger>
  );
}

/** Two lines, whatever is in them: the figures, and the warning that more is planned than fits. */
const Sum = styled.div`
  grid-column: 1;
  align-self: start;
  min-block-size: calc(1lh + ${token('control.xs')});
  color: ${token('text.secondary')};
  text-wrap: pretty;
  ${type('body')}
  & > [role='status'] {
    min-block-size: ${token('control.xs')};
  }
  ${below('sm')} {
    grid-column: 1 / -1;
    /* In most projects the figures take both lines here; what is too much matters more than what is not known. */
    &:not([data-over]) > [role='status'] {
      min-block-size: 0;
    }
    &[data-over] > p > span {
      display: none;
    }
  }
`;

const Meter = styled.div`
  align-self: start;
  inline-size: 100%;
  max-inline-size: 420px;
  padding-block-start: ${token('space.1')};
  ${below('sm')} {
    grid-column: 1 / -1;
  }
  ${from('md')} {
    grid-area: 2 / 2;
    justify-self: end;
    inline-size: 340px;
  }
`;

const Warning = styled(Button)`
  && {
    max-inline-size: 100%;
    padding: 0;
    color: ${token('warning.text')};
    ${type('small-medium')}
  }
`;

const Names = styled(Stack)`
  max-inline-size: 400px;
  ${type('body')}
  & > ul {
    display: grid;
    gap: ${token('space.1')};
  }
  & code {
    margin-inline-end: ${token('space.1')};
  }
  ${below('sm')} {
    max-inline-size: none;
    & a {
      display: block;
      padding-block: ${token('space.2-5')};
    }
  }
`;
