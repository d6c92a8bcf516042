import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Spinner } from './Spinner';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a wait of a few seconds without a known end in a small place, such as a field or a line of text.',
      picture: () => (
        <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Spinner size="sm" /> Looking for the address…
        </p>
      ),
    },
    { text: 'With `label` where no words beside it say what is awaited. Beside words leave it out.' },
  ],
  avoid: [
    {
      text: 'In the middle of an empty page or panel. People see nothing of what comes, and the page jumps.',
      instead: 'Skeleton',
      picture: () => <Spinner size="lg" label="Loading" />,
    },
    { text: 'Inside a button by hand. A button with `isPending` has one and keeps its width.', instead: 'Button' },
    { text: 'Where the share that is done is known.', instead: 'ProgressBar' },
  ],
  parts: {
    ring: 'The turning ring.',
    dots: 'Three pulsing dots in its place where motion is reduced.',
  },
  keyboard: [],
  accessibility: [
    'With `label` it is a `status` of that name. Without, it is hidden, and the words beside it have to say it.',
    'Where motion is reduced nothing turns: three dots pulse.',
  ],
};
