import preview from '@quarterdeck/storybook/preview';
import { lazy, Suspense } from 'react';

const Late = lazy(() => import('./LatePart').then((file) => ({ default: file.LatePart })));

/** React shows a part that came late only some time after it has come. */
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
  tags: ['internal', '!autodocs'],
});

/** Waits for nothing, as stories without a play function do. Its picture has to show the part all the same. */
export const Default = meta.story({});
