import { render } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

/** What the console says of a component with words, on a page without provider and style sheets. */
async function saidIn(mode: string) {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation(() => undefined)
    .mockClear();
  const { useKitMessages } = await import('../messages');
  const Close = () => <button type="button">{useKitMessages().close}</button>;
  render(
    <>
      <Close />
      <Close />
    </>,
  );
  return error.mock.calls.map(([message]) => String(message)).filter((message) => message.startsWith('Quarterdeck'));
}

/** Takes the tokens that the setup of tests gives away. */
function takeSheetsAway() {
  const { style } = document.documentElement;
  const tokens = ['--qd-space-2', '--qd-surface-canvas'].map((name) => [name, style.getPropertyValue(name)] as const);
  for (const [name] of tokens) style.removeProperty(name);
  onTestFinished(() => tokens.forEach(([name, value]) => style.setProperty(name, value)));
}

it('says once which sheets a page without a provider lacks, in development alone', async () => {
  takeSheetsAway();
  const said = await saidIn('development');
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('@quarterdeck/ui/tokens/base.css');
  expect(said[1]).toContain('@quarterdeck/ui/tokens/theme-teal.css');
  expect(await saidIn('production')).toEqual([]);
  expect(await saidIn('test')).toEqual([]);
});
