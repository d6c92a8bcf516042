import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { avatarHueOf, avatarHues } from '@quarterdeck/ui/hues';
import { Icon } from '@quarterdeck/ui/Icon';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { token, type } from '@quarterdeck/ui/tokens';
import { truncateForDisplay } from '@quarterdeck/ui/truncate';
import { Clock, MapPin } from 'lucide-react';
import { useMemo } from 'react';
import { css, styled } from 'styled-components';
import { dayInAddress, planOf, scheduleDays, type Appointment } from '../../model/schedule';
import { DashboardCard } from '../DashboardCard';
import { useAddressChoice } from '../useAddressChoice';
import type { Dashboard } from '../useDashboard';
import { useMinuteOfDay } from './useMinuteOfDay';

/** Every other title takes two lines. */
const usualHeights = [46, 62, 46, 62, 46, 62];

/** What is planned today or tomorrow; what is near is said in minutes, what has begun is quieter. */
export function Schedule({ dashboard }: { dashboard: Dashboard<ProjectDashboard> }) {
  const { t } = useTranslation();
  const [day, setDay] = useAddressChoice(dayInAddress);
  const minute = useMinuteOfDay();
  return (
    <DashboardCard
      title={t('dashboards.project.schedule.title')}
      actions={
        <SegmentedControl size="sm" label={t('dashboards.project.schedule.day')} value={day} onChange={setDay}>
          {scheduleDays.map((one) => (
            <Segment key={one} id={one} label={t(`dashboards.project.schedule.${one}`)} />
          ))}
        </SegmentedControl>
      }
    >
      <AsyncContent
        result={dashboard.result}
        isFailureAnnounced={false}
        size="sm"
        skeleton={
          <Plan as="div">
            {usualHeights.map((height, place) => (
              <Skeleton key={place} shape="box" height={`${height}px`} />
            ))}
          </Plan>
        }
        isEmpty={({ schedule }) => schedule[day].length === 0}
        empty={
          <EmptyState
            size="sm"
            title={t(`dashboards.project.schedule.none.${day}`)}
            text={t('dashboards.project.schedule.reason')}
          />
        }
      >
        {({ schedule }) => (
          <Plan>
            {planOf(schedule[day], day === 'today' ? minute : null).map((appointment) => (
              <Entry key={appointment.id} {...appointment} />
            ))}
          </Plan>
        )}
      </AsyncContent>
    </DashboardCard>
  );
}

function Entry({ title, time, location, when, inMinutes }: Appointment) {
  const { t } = useTranslation();
  const { locale, time: clock } = useFormats();
  const relative = useMemo(() => new Intl.RelativeTimeFormat(locale), [locale]);
  return (
    <li data-when={when} data-hue={avatarHueOf(title)}>
      <b>{truncateForDisplay(title)}</b>
      <span>
        <span data-part="time">
          <Icon icon={Clock} size="xs" />
          <time dateTime={time}>
            {when === 'now'
              ? t('dashboards.project.schedule.now')
              : when === 'near'
                ? relative.format(inMinutes, 'minute')
                : clock(`2026-01-01T${time}`)}
          </time>
        </span>
        {location === undefined || location === '' ? null : (
          <span data-part="place">
            <Icon icon={MapPin} size="xs" />
            {truncateForDisplay(location)}
          </span>
        )}
      </span>
    </li>
  );
}

const Plan = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: 16px 24px;
  margin: 14px 0 0;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: 4px;
    min-inline-size: 0;
    min-block-size: 46px;
    padding-inline-start: 14px;
    overflow-wrap: anywhere;
    &::before {
      position: absolute;
      inset-block: 2px;
      inset-inline-start: 0;
      inline-size: 3px;
      border-radius: 2px;
      background: var(--qd-schedule-mark);
      content: '';
    }
    & > b {
      font-weight: ${token('weight.medium')};
    }
    & > span {
      display: flex;
      flex-wrap: wrap;
      gap: 2px 12px;
      color: ${token('text.secondary')};
      ${type('small')}
    }
    & > span > span {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      min-inline-size: 0;
    }
    /* Red is left out: it means danger. */
    ${avatarHues.map(
      (hue) => css`
        &[data-hue='${hue}'] {
          --qd-schedule-mark: ${token(`label.${hue}.dot`)};
        }
      `,
    )}
    &[data-when='past'] {
      --qd-schedule-mark: ${token('border.strong')};
      color: ${token('text.tertiary')};
      & > b {
        font-weight: ${token('weight.regular')};
      }
      & > span {
        color: inherit;
      }
    }
    &:is([data-when='now'], [data-when='near']) [data-part='time'] {
      color: ${token('accent.text')};
      font-weight: ${token('weight.medium')};
    }
    @media (forced-colors: active) {
      &::before {
        background: CanvasText;
      }
    }
  }
`;
