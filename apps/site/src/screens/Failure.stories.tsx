import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { FailureScreen } from './FailureScreen';
import { SiteStage } from './SiteStage';

const meta = preview.meta({
  title: 'Screens/site/Failure',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', covers: ['route:site.failure'] },
  render: () => (
    <SiteStage>
      <FailureScreen />
    </SiteStage>
  ),
});

export const Success = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeVisible();
    await expect(canvasElement.querySelector('code')).toHaveTextContent(/\S{4,}/);
    await expect(canvas.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bizden kaynaklanan bir sorun oluştu' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });
