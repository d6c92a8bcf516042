import type { ComponentProps, ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { from, token, type } from '../tokens';
import { countdownParts } from './countdownParts';
import { useSecondsLeft } from './useSecondsLeft';

export interface CountdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The moment it runs to: ISO 8601 with its offset, or milliseconds since 1970. One that is no time is over. */
  until: string | number;
  /** What it counts down to; the name of the timer. */
  label: string;
  /** Stands in its place once the moment has come. */
  doneText: ReactNode;
}

/** Days, hours, minutes and seconds until a moment. Screen readers are not told of each second, but can read it. */
export function Countdown({ until, label, doneText, ...rest }: CountdownProps) {
  const { locale } = useLocale();
  const end = typeof until === 'number' ? until : Date.parse(until);
  const seconds = useSecondsLeft(Number.isFinite(end) ? end : 0);
  return (
    <Frame role="timer" aria-label={label} {...rest} data-done={seconds === 0 || undefined}>
      {seconds === 0 ? (
        <p data-part="done">{doneText}</p>
      ) : (
        countdownParts(seconds, locale).map(({ unit, digits, word }) => (
          <Block key={unit} data-part="block">
            <Digits data-part="digits">{digits}</Digits> <span data-part="unit">{`${word} `}</span>
          </Block>
        ))
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  color: ${token('text.primary')};
  & > [data-part='done'] {
    margin: 0;
    ${type('title-3')}
  }
  ${from('sm')} {
    gap: ${token('space.4')};
  }
`;

const Block = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.1')};
  min-inline-size: 64px;
  padding: ${token('space.3')} ${token('space.2')};
  border: 1px solid ${token('border.default')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  & > [data-part='unit'] {
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;

const Digits = styled.span`
  ${type('title-1')}
  font-variant-numeric: tabular-nums;
`;
