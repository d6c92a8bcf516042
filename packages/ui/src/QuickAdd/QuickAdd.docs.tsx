import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { token } from '../tokens';
import { QuickAdd } from './QuickAdd';

/** As on a phone, also in wide windows. */
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 52,
  paddingInline: 16,
  border: 0,
  color: token('text.accent'),
  background: token('surface.sheet'),
} as const;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'On phones, below a list that grows by one short row after another. It lies at the thumb, and the new row is written in the list.',
      picture: () => <QuickAdd style={line}>Add a berth</QuickAdd>,
    },
  ],
  avoid: [
    {
      text: 'For actions that add no row to the list above.',
      instead: 'FloatingActionButton',
      picture: () => <QuickAdd style={line}>Pay the invoice</QuickAdd>,
    },
    { text: 'In wide windows, where it is not there. Put a button in the head of the list.', instead: 'Button' },
  ],
  parts: {
    'quick-add': 'The line itself, which is one button.',
  },
  states: ['placement'],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it.', story: 'IsPressedByEnterAndSpace' }],
  accessibility: [
    'A button named by its words: a verb and what is added.',
    'The page moves the focus to the field of the new row.',
    'Set `hidden` while something is written or rows are selected; nobody finds it then.',
  ],
};
