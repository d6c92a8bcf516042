import preview from '@quarterdeck/storybook/preview';
import { expect, fn } from 'storybook/test';
import { CheckCircle } from '../CheckCircle';
import { hueOf } from '../hues';
import { RecordRow, RowHandle, RowMenuButton, RowPerson, RowTags, RowTitle, type RecordRowProps } from './RecordRow';

interface DemoProps extends Pick<RecordRowProps, 'isDone' | 'controls'> {
  title: string;
  query?: string;
  tags: readonly string[];
  person?: string;
  canMove?: boolean;
  onMenu: (button: HTMLElement) => void;
}

/** A row with all parts, in the frame that a list gives it. */
function Demo({ title, query = '', tags, person, canMove = true, onMenu, ...rest }: DemoProps) {
  return (
    <div role="grid" aria-label="Work">
      <div role="row" tabIndex={0} style={{ blockSize: 48, border: '1px solid var(--qd-border-subtle)' }}>
        <RecordRow {...rest}>
          <RowHandle canMove={canMove} label="Drag to move" />
          <CheckCircle tabIndex={-1} aria-label={`Complete ${title}`} defaultChecked={rest.isDone} />
          <RowTitle title={title} query={query} href="#record" />
          <RowTags tags={tags.map((name) => ({ id: name, name, hue: hueOf(name) }))} />
          <RowPerson
            person={person === undefined ? undefined : { id: person, name: person }}
            label={(name) => `Assigned to ${name}`}
          />
          <RowMenuButton label={`Actions for ${title}`} onOpen={onMenu} />
        </RecordRow>
      </div>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Data display/RecordRow',
  component: Demo,
  args: { title: 'Paint the hull', tags: ['Yard', 'Paint', 'Spring'], person: 'Ada Byron', onMenu: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/RecordRow'] },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Paint the hull' })).toHaveAttribute('href', '#record');
    await expect(canvas.getByText('Yard')).toBeVisible();
    await expect(canvas.queryByText('Spring')).toBeNull();
    await expect(canvas.getByText('+1')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Assigned to Ada Byron' })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Actions for Paint the hull' });
    await userEvent.click(button);
    await expect(args.onMenu).toHaveBeenCalledOnce();
    await expect(args.onMenu).toHaveBeenCalledWith(button);
  },
});

/** Handle and menu come with the pointer, or with the focus. */
export const Variants = meta.story({
  args: { controls: 'on-demand' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Paint the hull' });
    await expect(button).toHaveStyle({ opacity: '0' });
    canvas.getByRole('row').focus();
    await expect(button).toHaveStyle({ opacity: '1' });
  },
});

/** Done, found by a search, and of nobody; nothing can be moved in what a search has left. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      <Demo {...args} isDone />
      <Demo {...args} title="Order the harbour blue" query="blue" canMove={false} />
      <Demo title="Nobody yet" tags={[]} onMenu={args.onMenu} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Paint the hull' })).toHaveStyle({
      textDecorationLine: 'line-through',
    });
    await expect(canvas.getByText('blue', { selector: 'mark' })).toBeVisible();
    await expect(canvas.getAllByTitle('Drag to move')).toHaveLength(2);
  },
});

/** The title gives way, the other parts keep their room. */
export const LongContent = meta.story({
  args: { title: 'Walk round the ship and write down what the winter has left of her paint. '.repeat(9) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('gridcell').getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(row.right);
    await expect(canvas.getByRole('link').textContent?.length).toBeLessThan(250);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [title, button] = [canvas.getByRole('link'), canvas.getByRole('button')];
    await expect(button.getBoundingClientRect().right).toBeLessThan(title.getBoundingClientRect().left);
  },
});
