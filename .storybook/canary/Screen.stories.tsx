import { defineFeature } from '@quarterdeck/contract';
import preview from '@quarterdeck/storybook/preview';
import { useParams } from '@quarterdeck/ui/router';
import { expect, waitFor } from 'storybook/test';

function CanaryScreen() {
  const { id } = useParams();
  return <h1>{`Record ${id}`}</h1>;
}

/** A feature of this story alone, so that no real one can take it along. */
const canary = defineFeature({
  id: 'canary',
  routes: [
    {
      id: 'canary.record',
      path: '/canary/:id',
      screen: 'canary',
      load: async () => ({ default: CanaryScreen }),
      titleKey: 'shell.search.pages',
    },
  ],
  translations: 'canary',
});

const meta = preview.meta({
  title: 'Internal/Screen',
  tags: ['internal', '!autodocs'],
  parameters: { layout: 'fullscreen', feature: canary, address: '/canary/7' },
});

/** Proves that a screen is shown as the host shows it: in its frame, at an address with an id. */
export const InItsFrame = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Record 7' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('banner')).toBeVisible());
  },
});
