import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { ButtonFrame } from '@quarterdeck/ui/Button';
import { Icon } from '@quarterdeck/ui/Icon';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { reloadPage } from '@quarterdeck/ui/reloadPage';
import { token, type } from '@quarterdeck/ui/tokens';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { Activity, ArrowUpRight, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { MaintenanceDrawing } from './MaintenanceDrawing';
import { MaintenanceScale } from './MaintenanceScale';
import type { MaintenanceTimes } from './maintenanceTimes';
import { PageHead } from './PageHead';
import { StandalonePage } from './StandalonePage';
import { useMinutesLeft } from './useMinutesLeft';
import { useReloadWhenOver } from './useReloadWhenOver';

/** Minutes between two announcements of what is left. */
const announcedEvery = 5;

export interface MaintenanceViewProps {
  times: MaintenanceTimes;
  /** A full https address; the page has no such link without one. */
  statusHref?: string | undefined;
  /** Milliseconds since 1970. @default the clock of the browser */
  now?: () => number;
  /** Loads the page anew where its server answers. @default the browser's own reload */
  reload?: () => Promise<boolean>;
}

/** Says when the site is back, and is loaded anew then. */
export function MaintenanceView({
  times: { from, until },
  statusHref,
  now = Date.now,
  reload = reloadPage,
}: MaintenanceViewProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const minutes = useMinutesLeft(until, now);
  useReloadWhenOver(minutes, reload);
  const left = minutes === undefined ? '' : leftWords(t, minutes);
  const title = useTitle(until, minutes, now);
  const shown = useRef(minutes);
  useEffect(() => {
    // At first it is read with the page; later not each minute.
    if (shown.current === minutes || minutes === undefined) return;
    shown.current = minutes;
    if (minutes === 0) announce(title);
    else if (minutes % announcedEvery === 0) announce(left);
  }, [minutes, left, title]);
  const isWaiting = minutes !== undefined && minutes > 0;
  const start = from === undefined ? undefined : time(new Date(from).toISOString());
  const hasStarted = from !== undefined && from <= now();

  return (
    <StandalonePage head={<PageHead />}>
      <MaintenanceDrawing />
      <h1>{title}</h1>
      <p>
        {t('site.maintenance.text')} {isWaiting ? t('site.maintenance.reloads') : null}
      </p>
      {isWaiting ? (
        <Time>
          <div data-part="line">
            {start === undefined ? null : (
              <span>{t(hasStarted ? 'site.maintenance.started' : 'site.maintenance.starts', { time: start })}</span>
            )}
            <span role="timer" aria-label={t('site.maintenance.left')}>
              {left}
            </span>
          </div>
          {from === undefined || until === undefined ? null : (
            <MaintenanceScale from={from} until={until} now={now()} valueText={left} />
          )}
        </Time>
      ) : null}
      <div data-part="actions">
        {isWaiting ? null : (
          <ButtonFrame
            type="button"
            $variant="primary"
            $size="md"
            $isFullWidth={false}
            onClick={() =>
              void reload().then((isLeaving) => (isLeaving ? undefined : announce(t('site.maintenance.notBack'))))
            }
          >
            <Icon icon={RotateCw} />
            {t('kit.retry')}
          </ButtonFrame>
        )}
        {statusHref === undefined ? null : (
          <ButtonFrame
            as="a"
            href={statusHref}
            target="_blank"
            rel="noopener noreferrer"
            $variant="secondary"
            $size="md"
            $isFullWidth={false}
          >
            <Icon icon={Activity} />
            {t('site.maintenance.status')}
            <Icon icon={ArrowUpRight} size="sm" isDirectional />
            <VisuallyHidden>({t('kit.opensNewWindow')})</VisuallyHidden>
          </ButtonFrame>
        )}
      </div>
    </StandalonePage>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function leftWords(t: Translate, minutes: number): string {
  if (minutes < 60) return t('site.maintenance.minutes', { count: minutes });
  return t('site.maintenance.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** "Back at 2:30 pm", with the day where that is not today. */
function useTitle(until: number | undefined, minutes: number | undefined, now: () => number): string {
  const { t } = useTranslation();
  const { time, dateTime } = useFormats();
  if (until === undefined || minutes === undefined) return t('site.maintenance.soon');
  if (minutes === 0) return t('site.maintenance.over');
  const instant = new Date(until).toISOString();
  return new Date(until).toDateString() === new Date(now()).toDateString()
    ? t('site.maintenance.at', { time: time(instant) })
    : t('site.maintenance.on', { time: dateTime(instant) });
}

const Time = styled.div`
  display: grid;
  gap: ${token('space.2')};
  inline-size: 100%;
  max-inline-size: 400px;
  margin-block-start: ${token('space.2')};
  text-align: start;
  & > [data-part='line'] {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.4')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & [role='timer'] {
    color: ${token('text.primary')};
    font-variant-numeric: tabular-nums;
    ${type('small-medium')}
    /* Without a start there is no scale either, at whose end it stands. */
    &:only-child {
      margin-inline: auto;
    }
  }
`;
