import { Check, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { Icon } from '../Icon';
import { Brief, Frame, Name, Node, Segments, Step, Steps } from './Stepper.styles';

export interface StepItem {
  id: string;
  label: string;
  /** A second line, such as what was answered. */
  description?: string;
  /** Needs to be looked at again. @default false */
  hasError?: boolean;
}

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children' | 'onSelect'> {
  /** Names the way: "Steps of the start". */
  'aria-label': string;
  /** In order. */
  steps: readonly StepItem[];
  /** Id of the step people are on; those before it are done. An id of no step: all are done. */
  current: string;
  /** Makes steps that are done, and those with an error, buttons. */
  onSelect?: (id: string) => void;
  /** Read after the name of a step that is done, or that has an error. */
  words: { done: string; error: string };
  /** "Step 2 of 4". Takes the place of a horizontal course on phones. */
  summary: string;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** `hull` is for dark hulls. @default 'accent' */
  tone?: 'accent' | 'hull';
}

/** A course with its way points: what is done, where people are, what lies ahead. */
export function Stepper({
  steps,
  current,
  onSelect,
  words,
  summary,
  orientation = 'horizontal',
  tone = 'accent',
  ...rest
}: StepperProps) {
  const found = steps.findIndex(({ id }) => id === current);
  const place = found === -1 ? steps.length : found;
  const stateOf = (index: number, hasError = false) => {
    if (index === place) return 'current';
    if (hasError) return 'error';
    return index < place ? 'done' : 'ahead';
  };
  return (
    <Frame data-orientation={orientation} data-tone={tone} {...rest}>
      <Steps>
        {steps.map(({ id, label, description, hasError }, index) => {
          const state = stateOf(index, hasError);
          const face = (
            <>
              <Node data-part="node">
                {hasError ? <Icon icon={TriangleAlert} size="xs" /> : null}
                {!hasError && state === 'done' ? <Icon icon={Check} size="xs" /> : null}
              </Node>
              <Name>
                {label}
                {hasError ? <VisuallyHidden>, {words.error}</VisuallyHidden> : null}
                {!hasError && state === 'done' ? <VisuallyHidden>, {words.done}</VisuallyHidden> : null}
                {description === undefined ? null : <span data-part="description">{description}</span>}
              </Name>
            </>
          );
          return (
            <Step
              key={id}
              data-state={state}
              data-error={hasError === true || undefined}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {onSelect && (state === 'done' || state === 'error') ? (
                <button type="button" onClick={() => onSelect(id)}>
                  {face}
                </button>
              ) : (
                <div>{face}</div>
              )}
            </Step>
          );
        })}
      </Steps>
      {orientation === 'horizontal' ? (
        <Brief data-part="brief">
          <Segments aria-hidden>
            {steps.map(({ id, hasError }, index) => (
              <span key={id} data-state={stateOf(index, hasError)} />
            ))}
          </Segments>
          <span>
            {summary}
            {steps[place] ? <strong> {steps[place].label}</strong> : null}
          </span>
        </Brief>
      ) : null}
    </Frame>
  );
}
