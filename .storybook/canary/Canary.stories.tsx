import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { useEffect, useState } from 'react';

/** Asks the API once and says what came back. */
function Canary({ path }: { path: string }) {
  const [answer, setAnswer] = useState('waiting');
  useEffect(() => {
    const ask = async () => {
      const response = await fetch(path);
      setAnswer(`${response.status} ${await response.text()}`);
    };
    ask().catch((error: unknown) => setAnswer(String(error)));
  }, [path]);
  return <output style={{ overflowWrap: 'anywhere' }}>{answer}</output>;
}

const meta = preview.meta({
  title: 'Internal/Canary',
  component: Canary,
  tags: ['internal', '!autodocs'],
  args: { path: '/api/common/user' },
});

/** Proves that the worker answers where this story runs: in development, in the static build and in tests. */
export const WorkerAnswers = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^200 \{"id":"user-elif"/));
  },
});

/** Proves that a call may be answered by a scenario of its own. */
export const MixAnswers = meta.story({
  globals: { mix: { 'common.user.get': 'error' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^500/));
  },
});

/** Proves that a request nobody answers is found; without the expectation this story would fail. */
export const UnknownPathIsReported = meta.story({
  args: { path: '/api/nobody/answers' },
  parameters: {
    expectedProblems: [/^Nobody answers GET \/api\/nobody\/answers$/, /without a matching request handler/, /404/],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^(404|200)/));
  },
});

/** Proves that the picture of an endless wait does not hold the tests up. */
export const SlowNeverAnswers = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('waiting');
  },
});

/** Proves that accessibility is checked: an addon that the preview does not call is left out without a word. */
export const AccessibilityIsChecked = meta.story({
  play: async ({ parameters }) => {
    await expect(preview.composed.initialGlobals).toHaveProperty('a11y');
    await expect(parameters['a11y']).toMatchObject({
      test: 'error',
      options: { runOnly: { values: expect.arrayContaining(['wcag2aa', 'wcag22aa', 'best-practice']) } },
    });
  },
});
