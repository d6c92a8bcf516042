import { styled } from 'styled-components';
import { TickMeter, type TickMeterTone } from '../TickMeter';
import { token, type } from '../tokens';

export interface Strength {
  /** 0 (guessed at once) to 4 (strong). */
  value: 0 | 1 | 2 | 3 | 4;
  /** Names the scale. */
  label: string;
  /** The value in words. */
  text: string;
}

const tones: Record<Strength['value'], TickMeterTone> = {
  0: 'danger',
  1: 'danger',
  2: 'warning',
  3: 'success',
  4: 'success',
};

/** How strong a password is: a scale of strokes and the word for it, spoken when it changes. */
export function PasswordStrength({ value, label, text }: Strength) {
  return (
    <Line data-part="strength">
      <TickMeter variant="strength" label={label} value={value} max={4} valueText={text} tone={tones[value]} />
      <output>{text}</output>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${token('space.2')};
  align-items: center;
  color: ${token('text.secondary')};
  ${type('caption')}
`;
