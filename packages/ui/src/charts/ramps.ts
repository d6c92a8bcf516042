import { token } from '../tokens';

/** `sequential` goes from little to much, `diverging` from below to above a middle. */
export const rampScales = ['sequential', 'diverging'] as const;
export type RampScale = (typeof rampScales)[number];

const rampSteps = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** A step of a ramp, as the tokens count them. */
export type RampStep = (typeof rampSteps)[number];

/** The steps of a scale from its least value to its greatest: what is below the middle is water, what is above it brass. */
export const stepsOf = (scale: RampScale): readonly RampStep[] =>
  scale === 'sequential' ? rampSteps : rampSteps.toReversed();

/** The color of a step. */
export const colorOf = (scale: RampScale, step: RampStep): string => token(`chart.${scale}.${step}`);

/** The color of a text on a step: white or black, whichever has at least 4.5 to 1 there, in both schemes. */
export function textOn(scale: RampScale, step: RampStep): string {
  // A diverging ramp is as strong as it is far from its middle; 0 is its medium strength.
  const strength = scale === 'sequential' ? step - 5 : Math.abs(step - 5) - 2;
  return token(strength < 0 ? 'chart.on-ramp.low' : strength > 0 ? 'chart.on-ramp.high' : 'chart.on-ramp.middle');
}

/** The step of a value between two ends; all steps are equally wide, and what lies beyond the ends is like them. */
export function stepOf(value: number, [low, high]: readonly [number, number], scale: RampScale): RampStep {
  const steps = stepsOf(scale);
  // Halves keep the span of the largest numbers finite.
  const span = high / 2 - low / 2;
  const share = span > 0 ? (value / 2 - low / 2) / span : 0;
  const place = Math.min(steps.length - 1, Math.max(0, Math.floor(share * steps.length)));
  return steps[place] ?? 5;
}
