import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useSecondsLeft } from '@quarterdeck/ui/Countdown';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useNavigate } from '@quarterdeck/ui/router';
import { Stack } from '@quarterdeck/ui/Stack';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token, type } from '@quarterdeck/ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAuthAddress } from './useAuthAddress';

/** Seconds until the page goes on by itself. */
const pauseSeconds = 5;

/** Goes on to signing in after a while; whoever wants to can stay. */
export function SignedOut() {
  const { t } = useTranslation();
  const { hrefOf } = useAuthAddress();
  const [end] = useState(() => Date.now() + pauseSeconds * 1_000);
  const [stays, setStays] = useState(false);
  const signIn = useRef<HTMLAnchorElement>(null);
  return (
    <Stack gap="4">
      {stays ? null : <Going end={end} to={hrefOf('sign-in')} />}
      <Stack gap="3">
        <ButtonLink ref={signIn} variant="primary" size="lg" href={hrefOf('sign-in')} replace>
          {t('auth.signOut.now')}
        </ButtonLink>
        {stays ? null : (
          <Button
            size="lg"
            isFullWidth
            onPress={() => {
              // This button goes.
              signIn.current?.focus();
              setStays(true);
            }}
          >
            {t('auth.signOut.stayHere')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function Going({ end, to }: { end: number; to: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const left = Math.min(pauseSeconds, useSecondsLeft(end) ?? pauseSeconds);
  useEffect(() => {
    if (left === 0) void navigate(to, { replace: true });
  }, [left, navigate, to]);
  const words = t('auth.signOut.seconds', { count: left });
  return (
    <Panel role="timer">
      <div>
        <span>{t('auth.signOut.going')}</span>
        <span>{words}</span>
      </div>
      <TickMeter
        variant="ruler"
        strokes={26}
        label={t('auth.signOut.going')}
        value={left}
        max={pauseSeconds}
        valueText={words}
      />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.sunken')};
  & > div:first-child {
    display: flex;
    gap: ${token('space.3')};
    align-items: baseline;
    justify-content: space-between;
    ${type('small')}
  }
`;
