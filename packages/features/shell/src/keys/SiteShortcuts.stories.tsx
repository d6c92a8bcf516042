import preview from '@quarterdeck/storybook/preview';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { expect, fn } from 'storybook/test';
import { ShellStage, type ShellStageProps } from '../ShellStage';
import { useSiteShortcuts } from './useSiteShortcuts';

function Listening() {
  useSiteShortcuts();
  return <input aria-label="Note" />;
}

function Demo(host: Omit<ShellStageProps, 'children'>) {
  return (
    <ShellStage {...host}>
      <Listening />
    </ShellStage>
  );
}

const meta = preview.meta({
  title: 'Features/shell/SiteShortcuts',
  component: Demo,
  tags: ['!autodocs'],
  args: { openPalette: fn(), openKeySheet: fn(), runCommand: fn() },
});

export const KeysWorkOnEveryPage = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.openPalette).toHaveBeenCalledTimes(1);
    // The host gets no event: it opens the palette for whatever reason.
    await expect(args.openPalette).toHaveBeenLastCalledWith();
    await userEvent.keyboard('/');
    await expect(args.openPalette).toHaveBeenCalledTimes(2);
    // Where the sign stands behind Shift.
    await userEvent.keyboard('{Shift>}/{/Shift}');
    await expect(args.openPalette).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('gt');
    await expect(args.runCommand).toHaveBeenCalledWith(expect.objectContaining({ id: 'tasks.open' }));
  },
});

export const AScreenHasItsOwnKeys = meta.story({
  parameters: { address: '/apps/tasks' },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('/');
    await expect(args.openPalette).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.openPalette).toHaveBeenCalledTimes(1);
  },
});

export const LettersStayLettersInAField = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'gt/');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('gt/');
    await expect(args.runCommand).not.toHaveBeenCalled();
    await expect(args.openPalette).not.toHaveBeenCalled();
  },
});

export const LettersCanBeTurnedOff = meta.story({
  beforeEach: () => usePreferences.setState({ hasSingleKeys: false }),
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('gt/');
    await expect(args.runCommand).not.toHaveBeenCalled();
    await expect(args.openPalette).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.openPalette).toHaveBeenCalledTimes(1);
  },
});
