import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { TextField } from './TextField';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For one short line that people make up themselves: a name, a title, an address.',
      picture: () => <TextField label="Title" defaultValue="Card checkout" description="Shown to your crew." />,
    },
    {
      text: 'With `prefix` or `unit` for text that is always the same, so that nobody has to type it.',
      picture: () => <TextField label="Site" prefix="https://" defaultValue="harbour.example" />,
    },
    {
      text: 'With `labelEnd` for a few words that belong to the label, such as the rate at which an amount is changed.',
      picture: () => <TextField label="You pay" labelEnd="1 BTC = $58,310" unit="USD" defaultValue="500" />,
    },
  ],
  avoid: [
    {
      text: 'For a sentence or more: the end of a long text is out of sight while it is written.',
      instead: 'TextArea',
      picture: () => (
        <TextField
          label="Notes"
          defaultValue="Refunds, full or partial, are made from the order by the harbour office."
        />
      ),
    },
    {
      text: 'For an amount that is counted with. Letters can be typed into it, and no key takes a step.',
      instead: 'NumberField',
      picture: () => <TextField label="Estimate" defaultValue="about 5 days" />,
    },
    {
      text: 'For one of a list that is known beforehand. Everybody spells it in another way.',
      instead: 'ComboBox',
    },
  ],
  parts: {
    icon: 'The icon before the text.',
    prefix: 'Fixed text before what is typed.',
    unit: 'Fixed text after what is typed.',
    trailing: 'The button at the end.',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the field and passes over its clear button, since deleting the text does the same.',
      story: 'TabPassesOverTheClearButton',
    },
  ],
  accessibility: [
    'The label is its name. Help and error are read with it, and an `errorMessage` makes it invalid.',
    'Without a visible `label` give `aria-label`. A `placeholder` is an example and goes with the first letter, so it is never the only name.',
    'The clear button has a name of its own and gives the focus back to the field.',
  ],
};
