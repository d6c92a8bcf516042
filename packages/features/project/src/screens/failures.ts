import { expect, waitFor } from 'storybook/test';
import type { Canvas } from './marketplaceStage';

/** An area whose calls fail offers to try again. */
export async function expectFailure({ canvas }: { canvas: Canvas }): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
}

/** Without a connection the area names it. */
export async function expectOffline({ canvas }: { canvas: Canvas }): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /offline|connection/i })).toBeVisible());
}
