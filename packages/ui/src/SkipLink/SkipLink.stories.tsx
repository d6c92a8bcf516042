import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta = preview.meta({
  title: 'Components/Foundations/SkipLink',
  component: SkipLink,
  parameters: { covers: ['component:@quarterdeck/ui/SkipLink'] },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Main">
        <a href="#tasks">Tasks</a>
      </nav>
      <main id="content" tabIndex={-1} style={{ minBlockSize: 160 }}>
        Content
      </main>
    </>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

export const Focused = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Skip to content' }).focus();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toBeVisible());
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { children: 'تخطَّ إلى المحتوى' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
