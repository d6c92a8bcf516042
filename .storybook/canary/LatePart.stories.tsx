import preview from '@quarterdeck/storybook/preview';
import { lazy, Suspense, type ReactNode } from 'react';

/** Its code comes when the page is told so. */
const Late = lazy(
  () =>
    new Promise<{ default: () => ReactNode }>((resolve) => {
      const come = () => resolve({ default: () => <p>Here at last</p> });
      addEventListener('late-part', come, { once: true });
    }),
);

function WithLatePart() {
  return (
    <Suspense fallback={null}>
      <Late />
    </Suspense>
  );
}

const meta = preview.meta({
  title: 'Internal/Late part',
  component: WithLatePart,
  // By itself it never stands still.
  tags: ['internal', '!autodocs', 'no-visual'],
});

/** Has ended long before its part comes, as stories without a play function do: `walks/workbench/readiness.walk.ts`. */
export const Default = meta.story({});
