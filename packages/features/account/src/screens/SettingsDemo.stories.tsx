import { beginVisit } from '@quarterdeck/data/visit/testing/beginVisit';
import preview from '@quarterdeck/storybook/preview';
import { expect, screen } from 'storybook/test';
import { demoActions, demoStage, settingsStage } from './testing/settingsStage';

const meta = preview.meta({
  title: 'Screens/account/SettingsScreen/Demo',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: settingsStage, address: '/settings?section=demo' },
  beforeEach: () => beginVisit(),
});

/** Where the page itself answers: how the demo answers is chosen here, and its data are taken back. */
export const Success = meta.story({
  parameters: { feature: demoStage },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Demo' });
    await userEvent.click(canvas.getByRole('button', { name: /Responses/ }));
    await userEvent.click(await screen.findByRole('option', { name: '10,000 records' }));
    await expect(demoActions.choose).toHaveBeenCalledWith('large');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(demoActions.openReset).toHaveBeenCalledOnce();
  },
});

/** Where a server answers there is nothing to set, and the address leads to the first part. */
export const NoDemo = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Project' });
    await expect(canvas.queryByRole('link', { name: /^Demo/ })).toBeNull();
  },
});
