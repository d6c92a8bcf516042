import preview from '@quarterdeck/storybook/preview';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Is answered when the page is told so. */
const write = () => new Promise<void>((resolve) => addEventListener('late-write', () => resolve(), { once: true }));

function WithLateWrite() {
  const { mutate, isSuccess } = useMutation({ mutationFn: write });
  useEffect(() => mutate(), [mutate]);
  return <p>{isSuccess ? 'Here at last' : 'Under way'}</p>;
}

const meta = preview.meta({
  title: 'Internal/Late write',
  component: WithLateWrite,
  // By itself it never stands still.
  tags: ['internal', '!autodocs', 'no-visual'],
});

/** Has ended long before it is saved, as stories do whose change shows at once: `walks/workbench/readiness.walk.ts`. */
export const Default = meta.story({});
