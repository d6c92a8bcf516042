import preview from '@quarterdeck/storybook/preview';
import { expect, fn } from 'storybook/test';
import { MissingRecord } from './MissingRecord';

const handleForget = fn();

const meta = preview.meta({
  title: 'Components/Feedback/MissingRecord',
  component: MissingRecord,
  args: {
    title: '“Harbour CRM” no longer exists',
    text: 'It was deleted, or this browser remembers a project from somewhere else.',
    begin: { label: 'Start a new project', href: '/start' },
    forget: { label: 'Forget this project', onPress: handleForget },
  },
  parameters: { covers: ['component:@quarterdeck/ui/MissingRecord'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /no longer exists$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a new project' })).toHaveAttribute('href', '/start');
    await userEvent.click(canvas.getByRole('button', { name: 'Forget this project' }));
    await expect(handleForget).toHaveBeenCalledOnce();
  },
});

/** In a part of a page. */
export const Variants = meta.story({ args: { size: 'md', headingLevel: 3 } });

/** An address that leads nowhere: there is nothing to forget. */
export const NothingToForget = meta.story({
  render: () => (
    <MissingRecord
      title="Guide not found"
      text="It may have been renamed."
      begin={{ label: 'All guides', href: '/guides' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongContent = meta.story({
  args: { title: `“${'Harbour '.repeat(20)}” no longer exists`, text: 'It was deleted. '.repeat(20) },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
