import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { docked } from './docked';

/** The tabs of a phone with room for its edge, and a sheet on them whose head is docked. */
function Demo() {
  const [hasTabs, setTabs] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setTabs(true)}>
        Tabs
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Sheet
      </button>
      <div style={{ position: 'fixed', insetInline: 0, insetBlockEnd: hasTabs ? 90 : 0, blockSize: isOpen ? 300 : 60 }}>
        <div ref={docked} style={{ blockSize: 60 }}>
          3 items
        </div>
      </div>
      {hasTabs ? (
        <div ref={docked} style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, blockSize: 90 }}>
          Home
        </div>
      ) : null}
    </>
  );
}

/** How far up messages keep clear of what stands at the lower edge. */
const meta = preview.meta({
  title: 'Components/Feedback/Dock',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  component: Demo,
});

const reach = () => document.documentElement.style.getPropertyValue('--qd-dock-block-size');

export const ABarOnTheTabs = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(reach()).toBe('60px'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tabs' }));
    await waitFor(() => expect(reach()).toBe('150px'));
  },
});

export const TheHeadOfASheetThatIsDrawnUp = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(reach()).toBe('60px'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tabs' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sheet' }));
    await waitFor(() => expect(reach()).toBe('90px'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sheet' }));
    await waitFor(() => expect(reach()).toBe('150px'));
  },
});

/** A larger text zooms the page. */
export const InAZoomedPage = meta.story({
  beforeEach: () => () => document.documentElement.style.removeProperty('zoom'),
  play: async ({ canvas, userEvent }) => {
    document.documentElement.style.zoom = '1.2';
    await userEvent.click(canvas.getByRole('button', { name: 'Tabs' }));
    await waitFor(() => expect(reach()).toBe('150px'));
  },
});
