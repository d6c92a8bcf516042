import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { below, token, type } from '@quarterdeck/ui/tokens';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { scaleMarks } from './maintenanceTimes';

export interface MaintenanceScaleProps {
  /** Milliseconds since 1970. */
  from: number;
  until: number;
  now: number;
  /** How much is left, in words. */
  valueText: string;
}

/** The time of the maintenance from its start to its end, with the present marked. */
export function MaintenanceScale({ from, until, now, valueText }: MaintenanceScaleProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const share = (instant: number) => Math.min(1, Math.max(0, (instant - from) / (until - from)));
  const placeOf = (instant: number) => ({ '--qd-mark-at': `${share(instant) * 100}%` }) as CSSProperties;
  return (
    <Scale>
      <div data-part="strokes">
        <TickMeter
          variant="ruler"
          value={share(now)}
          max={1}
          label={t('site.maintenance.scale')}
          valueText={valueText}
        />
        <span data-part="present" aria-hidden style={placeOf(now)} />
      </div>
      <div data-part="marks" aria-hidden>
        {scaleMarks(from, until).map((mark) => (
          <span key={mark} style={placeOf(mark)}>
            {time(new Date(mark).toISOString())}
          </span>
        ))}
      </div>
    </Scale>
  );
}

const Scale = styled.div`
  & > [data-part='strokes'] {
    position: relative;
  }
  & [data-part='present'] {
    position: absolute;
    inset-block: -4px 0;
    inset-inline-start: var(--qd-mark-at);
    inline-size: 2px;
    margin-inline-start: -1px;
    border-radius: 1px;
    background: ${token('text.primary')};
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  & > [data-part='marks'] {
    position: relative;
    block-size: 20px;
    margin-block-start: ${token('space.1')};
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    ${type('caption')}
  }
  & > [data-part='marks'] > span {
    position: absolute;
    inset-inline-start: var(--qd-mark-at);
    translate: -50%;
    &:dir(rtl) {
      translate: 50%;
    }
    &:first-child {
      translate: none;
    }
    &:last-child {
      inset-inline: auto 0;
      translate: none;
    }
  }
  ${below('sm')} {
    & > [data-part='marks'] > span:not(:first-child, :last-child) {
      display: none;
    }
  }
`;
