import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useSecondsLeft } from '@quarterdeck/ui/Countdown';
import { useRef } from 'react';
import { styled } from 'styled-components';

/** Seconds until a mail may be sent again. */
const pauseSeconds = 30;

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export interface SendAgainProps {
  /** Before the button, such as "No mail?". */
  question: string;
  /** When it was sent last, in milliseconds since 1970; 0 where nothing was sent yet or the last try failed. */
  lastSent: number;
  onSend: () => void;
  isPending: boolean;
}

/** Sends the mail again, but not at once: it may only be slow. One that could not be sent may be tried at once. */
export function SendAgain({ question, lastSent, onSend, isPending }: SendAgainProps) {
  const { t } = useTranslation();
  // A server cannot tell, and what it renders is soon replaced.
  const left = useSecondsLeft(lastSent + pauseSeconds * 1_000) ?? pauseSeconds;
  const line = useRef<HTMLDivElement>(null);
  return (
    <Line ref={line} tabIndex={-1}>
      <span>{question}</span>
      <Button
        variant="link"
        size="sm"
        isDisabled={left > 0}
        isPending={isPending}
        onPress={() => {
          // The button is disabled once the mail is sent.
          line.current?.focus();
          onSend();
        }}
      >
        {left > 0 ? t('auth.again.wait', { time: clockOf(left) }) : t('auth.again.send')}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
`;
