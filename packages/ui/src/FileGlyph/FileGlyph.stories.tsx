import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { FileGlyph, fileGlyphSizes } from './FileGlyph';

const types = ['PDF', 'XLS', 'DOC', 'TXT', 'JPG', 'ZIP', 'webmanifest', 'folder'];

const meta = preview.meta({
  title: 'Components/Media/FileGlyph',
  component: FileGlyph,
  args: { type: 'Contract 2026.pdf' },
  parameters: { covers: ['component:@quarterdeck/ui/FileGlyph'] },
});

/** Decorative beside a name: it says nothing to assistive technology. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveTextContent('PDF');
  },
});

/** Alone it has a name. */
export const States = meta.story({
  args: { label: 'PDF' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'PDF' })).toBeVisible(),
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={2}>
      {fileGlyphSizes.flatMap((size) => types.map((type) => <FileGlyph key={size + type} type={type} size={size} />))}
    </Grid>
  ),
});

/** A type of any length, and one that is none, draw a sheet without letters. */
export const LongContent = meta.story({
  render: () => (
    <Grid columns={3}>
      <FileGlyph type={`a.${'x'.repeat(10_000)}`} />
      <FileGlyph type="<b>bold</b>" />
      <FileGlyph type="" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('text')).toBeNull();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
