import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useSecondsLeft } from '@quarterdeck/ui/Countdown';
import { Inline } from '@quarterdeck/ui/Stack';
import { useState } from 'react';

/** Seconds until a mail may be sent again. */
const pauseSeconds = 30;

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Sends the mail again, but not at once: it may only be slow. */
export function SendAgain({
  question,
  onSend,
  isPending,
}: {
  question: string;
  onSend: () => void;
  isPending: boolean;
}) {
  const { t } = useTranslation();
  const [end, setEnd] = useState(() => Date.now() + pauseSeconds * 1_000);
  const left = useSecondsLeft(end) ?? pauseSeconds;
  return (
    <Inline gap="2">
      <span>{question}</span>
      {left > 0 ? (
        <span>{t('auth.again.wait', { time: clockOf(left) })}</span>
      ) : (
        <Button
          variant="link"
          size="sm"
          isPending={isPending}
          onPress={() => {
            setEnd(Date.now() + pauseSeconds * 1_000);
            onSend();
          }}
        >
          {t('auth.again.send')}
        </Button>
      )}
    </Inline>
  );
}
