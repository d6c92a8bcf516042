import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Gauge } from './Gauge';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For one value on its way to one goal, such as savings. The middle says the share and the amount, the ends of the scale are labelled.',
      picture: () => (
        <Gauge
          title="Savings goal"
          description="Saved of $250,000"
          value={185_400}
          max={250_000}
          valueName="Saved"
          maxName="Goal"
          format={{ style: 'currency', currency: 'USD' }}
          finding="$64,600 left; at this pace the goal is reached in May."
        />
      ),
    },
    {
      text: 'Where the value is the only thing to see in its card. More than the goal looks full and is said as it is.',
    },
  ],
  avoid: [
    {
      text: 'For a share in a row or a list: the scale takes a card of its own.',
      instead: 'TickMeter',
      picture: () => <Gauge title="Upload" value={3} max={4} height={120} valueName="Files" maxName="All" />,
    },
    { text: 'For several values beside each other.', instead: 'RadialBarChart' },
    { text: 'For work that is being done now.', instead: 'ProgressBar' },
  ],
  parts: {
    marks: 'The scale with its pointer.',
    reached: 'The strokes up to the value.',
    rest: 'The strokes from there to the goal.',
    pointer: 'The triangle at the value.',
    share: 'The share in the middle.',
    amount: 'The amount below it.',
    'end-label': 'What the ends of the scale are.',
  },
  keyboard: [
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Go to the goal and back to the value and read them.',
      story: 'Default',
    },
    { keys: ['Escape'], does: 'Takes the mark away.', story: 'Default' },
  ],
  accessibility: [
    'The plot is one stop of Tab, named by the title and described by the finding; value and goal are announced with their shares.',
    'What is reached has a pointer at its end, so it is not told by color alone.',
    'A negative value has no share, which is said as “–”. The menu shows the same numbers as a table.',
  ],
};
