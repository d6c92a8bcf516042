import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { Pause, Play } from 'lucide-react';
import { styled } from 'styled-components';
import { useCoinFigures } from './useCoinFigures';
import type { LivePrices } from './useLivePrices';

/** How fresh the prices are, and the button that stops them. */
export function LiveStamp({ live }: { live: LivePrices }) {
  const { t } = useTranslation();
  const { time, timeWithSeconds } = useCoinFigures();
  const { dateTime, daysFromToday } = useFormats();
  const { market, state, isPaused, setPaused } = live;
  const isPhone = !useIsFrom('sm');
  const icon = isPaused ? Play : Pause;
  const label = t(`dashboards.crypto.live.${isPaused ? 'resume' : 'pause'}`);
  const toggle = () => setPaused(!isPaused);
  const momentOf = (at: number) => {
    const instant = new Date(at).toISOString();
    return daysFromToday(instant) === 0 ? time(at) : dateTime(instant);
  };
  const isOld = state === 'offline' || state === 'failed';
  return (
    <>
      <Stamp data-state={state}>
        <i aria-hidden />
        <span>
          {isOld ? null : <b>{t(`dashboards.crypto.live.${state}`)}</b>}
          {market === undefined
            ? null
            : isOld
              ? t(`dashboards.crypto.live.${state}`, { time: momentOf(market.at) })
              : ` · ${t('dashboards.crypto.live.updated', { time: timeWithSeconds(market.at) })}`}
        </span>
      </Stamp>
      {isPhone ? (
        <IconButton variant="secondary" icon={icon} label={label} isDisabled={!market} onPress={toggle} />
      ) : (
        <Button icon={icon} isDisabled={!market} onPress={toggle}>
          {label}
        </Button>
      )}
    </>
  );
}

const Stamp = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 36px;
  flex: 0 1 auto;
  min-inline-size: 0;
  margin-inline-end: 8px;
  ${below('sm')} {
    /* At 320 px three buttons stand beside it. */
    flex: 1 1 120px;
    margin-inline-end: 0;
  }
  color: ${token('text.secondary')};
  font-variant-numeric: tabular-nums;
  ${type('small')}
  & > i {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${token('text.tertiary')};
  }
  & b {
    color: ${token('text.primary')};
    font-weight: ${token('weight.medium')};
  }
  &[data-state='live'] > i {
    background: ${token('success.indicator')};
  }
  &[data-state='paused'] > i,
  &[data-state='hidden'] > i {
    border-radius: 2px;
  }
  &[data-state='offline'],
  &[data-state='failed'] {
    color: ${token('warning.text')};
    & > i {
      background: ${token('warning.indicator')};
    }
  }
  @media (forced-colors: active) {
    & > i {
      background: CanvasText;
    }
  }
`;
