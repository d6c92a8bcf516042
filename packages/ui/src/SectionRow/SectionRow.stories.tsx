import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SectionRow, type SectionRowProps } from './SectionRow';

type DemoProps = Pick<SectionRowProps, 'title' | 'count' | 'canMove' | 'onRename' | 'onMenu' | 'onEditEnd'>;

/** A heading that its owner lets be edited, in the frame that a list gives it. */
function Demo({ title, onRename, onEditEnd, ...rest }: DemoProps) {
  const [shown, setShown] = useState(title);
  const [isEditing, setEditing] = useState(false);
  const said = shown === '' ? 'Untitled' : shown;
  return (
    <>
      <div role="grid" aria-label="Work">
        <div role="row" tabIndex={0} style={{ blockSize: 44 }}>
          <SectionRow
            title={shown}
            untitled="Untitled"
            words={{ rename: `Rename ${said}`, drag: 'Drag to move', menu: `Actions for ${said}` }}
            isEditing={isEditing}
            maxLength={80}
            onEditStart={() => setEditing(true)}
            onEditEnd={(isByKey) => {
              setEditing(false);
              onEditEnd(isByKey);
            }}
            onRename={(wanted) => {
              setShown(wanted);
              onRename(wanted);
            }}
            {...rest}
          />
        </div>
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Data display/SectionRow',
  component: Demo,
  args: { title: 'Hull', count: '3 open', canMove: true, onRename: fn(), onMenu: fn(), onEditEnd: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/SectionRow'] },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const edit = async (text: string) => {
      await userEvent.click(canvas.getByTitle(/^Rename/));
      const field = canvas.getByRole('textbox');
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await step('Enter saves', async () => {
      await edit(' Deck {Enter}');
      await expect(args.onRename).toHaveBeenLastCalledWith('Deck');
      await expect(args.onEditEnd).toHaveBeenLastCalledWith(true);
    });
    await step('Escape does not', async () => {
      await edit('Mast{Escape}');
      await expect(args.onRename).toHaveBeenCalledOnce();
      await expect(args.onEditEnd).toHaveBeenLastCalledWith(true);
    });
    await step('leaving the field saves, and leaves the focus where it went', async () => {
      await edit('Rig');
      await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
      await expect(args.onRename).toHaveBeenLastCalledWith('Rig');
      await expect(args.onEditEnd).toHaveBeenLastCalledWith(false);
    });
    await step('an empty title puts the old one back', async () => {
      await edit(' {Enter}');
      await expect(canvas.getByText('Rig')).toBeVisible();
      await expect(args.onRename).toHaveBeenCalledTimes(2);
    });
    await step('its menu belongs to its button', async () => {
      const button = canvas.getByRole('button', { name: 'Actions for Rig' });
      await userEvent.click(button);
      await expect(args.onMenu).toHaveBeenCalledOnce();
      await expect(args.onMenu).toHaveBeenCalledWith(button);
    });
  },
});

/** Without a title, and without a count while that is not known. */
export const Variants = meta.story({
  args: { title: '', count: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Untitled')).toBeVisible();
  },
});

/** Nothing can be moved in what a search has left: the handle keeps its place, unseen. */
export const States = meta.story({
  args: { canMove: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle('Drag to move')).toBeNull();
  },
});

export const LongContent = meta.story({
  args: {
    title: 'Everything that the yard has to look at before the season begins. '.repeat(6),
    count: '1,234,567 open',
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [title, count] = [canvas.getByText('Hull'), canvas.getByText('3 open')];
    await expect(count.getBoundingClientRect().right).toBeLessThan(title.getBoundingClientRect().left);
  },
});
