import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { NumberField } from './NumberField';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a number that is counted with: an estimate, a number of people. Say what it counts with `unit`.',
      picture: () => <NumberField label="Estimate" unit="days" defaultValue={5} minValue={1} maxValue={60} />,
    },
    {
      text: 'With `currency` or `isPercent` for money and shares, written as the language writes them.',
      picture: () => <NumberField label="Budget" currency="EUR" defaultValue={1240.5} />,
    },
  ],
  avoid: [
    {
      text: 'For digits that are no amount, such as the number of an order. They are grouped and can be stepped.',
      instead: 'TextField',
      picture: () => <NumberField label="Number of the order" defaultValue={20412027} />,
    },
    {
      text: 'Where being near is enough and both ends are known.',
      instead: 'Slider',
      picture: () => <NumberField label="Zoom" isPercent defaultValue={0.4} maxValue={1} />,
    },
    { text: 'For phone numbers, which begin with a plus or a zero.', instead: 'PhoneField' },
  ],
  parts: {
    icon: 'The icon before the number.',
    unit: 'Fixed text after the number.',
    steppers: 'The two buttons that take a step.',
  },
  states: ['align', 'disabled', 'hovered', 'pressed'],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Takes a step up or down.', story: 'StepsByKeysAndKeepsItsLimits' },
    {
      keys: ['PageUp', 'PageDown'],
      does: 'Takes a step up or down, too.',
      story: 'GoesToItsLimitsAndTakesWhatIsTyped',
    },
    {
      keys: ['Home', 'End'],
      does: 'Goes to the lowest or the highest value.',
      story: 'GoesToItsLimitsAndTakesWhatIsTyped',
    },
    {
      keys: ['Enter', 'Tab'],
      does: 'Takes what is typed, moved into the limits.',
      story: 'GoesToItsLimitsAndTakesWhatIsTyped',
    },
  ],
  accessibility: [
    'The step buttons are named and no Tab stops: the arrow keys do the same. On touch screens they are large.',
    'It writes numbers as the language does, and reads what is typed in the same way.',
    'The `unit` is not a part of its name. Where the label does not say what is counted, add it to the `description`.',
  ],
};
