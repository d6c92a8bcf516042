import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { ContourArt } from './ContourArt';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'As the ground of a cover or band that has no picture. Take the id as `seed`: the same thing always looks the same.',
      picture: () => (
        <div style={{ inlineSize: 260, blockSize: 104, background: 'var(--qd-surface-sunken)' }}>
          <ContourArt seed="QD-027" width={260} height={104} />
        </div>
      ),
    },
    { text: 'With `tone="hull"` on the dark ground of a hull.' },
  ],
  avoid: [
    {
      text: 'Behind text on the same place. Its lines run through the letters.',
      instead: 'Surface',
      picture: () => (
        <div style={{ position: 'relative', inlineSize: 260, blockSize: 104 }}>
          <ContourArt seed="QD-027" width={260} height={104} tone="accent" levels={18} />
          <p style={{ position: 'absolute', inset: 16 }}>Twelve weeks from backlog to launch, plotted and priced.</p>
        </div>
      ),
    },
    { text: 'As a small vignette with an icon.', instead: 'IllustrationSlot' },
    { text: 'To show a measure. Its lines mean nothing.', instead: 'TickMeter' },
  ],
  states: ['major'],
  keyboard: [],
  accessibility: [
    'It is decoration: `aria-hidden`, still, and no target of a pointer.',
    'It fills its box. Where words stand over it, fade it with a mask there, as `SearchHero` does.',
  ],
};
