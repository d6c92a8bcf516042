import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { announce } from './announce';
import { LiveRegion } from './LiveRegion';

const meta = preview.meta({
  title: 'Components/Foundations/LiveRegion',
  component: LiveRegion,
  parameters: { covers: ['component:@quarterdeck/ui/LiveRegion'] },
  render: () => (
    <>
      <Button
        onPress={() => {
          announce('Card checkout moved to Doing');
          announce('2 of 5');
        }}
      >
        Move
      </Button>
      <LiveRegion />
    </>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(region).toHaveTextContent(/^Card checkout moved to Doing$/));
    await waitFor(() => expect(region).toHaveTextContent(/^2 of 5$/));
  },
});

export const SaysTheSameAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <Button onPress={() => announce('Saved')}>Save</Button>
      <LiveRegion />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = canvasElement.querySelectorAll('[aria-live="polite"] > span');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(first).toHaveTextContent('Saved'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(second).toHaveTextContent('Saved'));
    await expect(first).toBeEmptyDOMElement();
  },
});

export const HeldKeysLeaveNoQueue = meta.story({
  render: () => (
    <>
      <Button
        onPress={() => {
          for (let place = 1; place <= 40; place += 1) announce(`${place} of 40`, 'place');
          announce('Saved');
        }}
      >
        Walk
      </Button>
      <LiveRegion />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    const heard: string[] = [];
    const observer = new MutationObserver(() => heard.push(region?.textContent ?? ''));
    if (region) observer.observe(region, { childList: true, characterData: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Walk' }));
    await waitFor(() => expect(region).toHaveTextContent(/^Saved$/));
    observer.disconnect();
    await expect([...new Set(heard)]).toEqual(['40 of 40', 'Saved']);
  },
});
