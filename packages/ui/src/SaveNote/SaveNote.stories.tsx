import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { SaveNote } from './SaveNote';

const meta = preview.meta({
  title: 'Components/Feedback/SaveNote',
  component: SaveNote,
  args: { state: 'saved' as const },
  parameters: { covers: ['component:@quarterdeck/ui/SaveNote'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
  },
});

/** One that has nothing to say keeps its place. */
export const Variants = meta.story({
  render: () => (
    <>
      <SaveNote state="idle" data-testid="idle" />
      <SaveNote state="saving" />
      <SaveNote state="saved" />
      <SaveNote state="failed" />
      <SaveNote state="failed" reason="12 characters too many" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('idle')).toBeEmptyDOMElement();
    await expect(canvas.getByTestId('idle').getBoundingClientRect().height).toBeGreaterThanOrEqual(20);
    await expect(canvas.getByText('Not saved')).toBeVisible();
    await expect(canvas.getByText('12 characters too many')).toBeVisible();
  },
});

export const States = meta.story({ args: { state: 'failed' } });

export const LongContent = meta.story({ globals: { locale: 'tr' }, args: { state: 'saving' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
