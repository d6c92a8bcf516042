import preview from '@quarterdeck/storybook/preview';
import { useArgs } from 'storybook/preview-api';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { ThemeEditor } from './ThemeEditor';
import type { TypedSeeds } from './typedTheme';

const meta = preview.meta({
  title: 'Foundations/Theme editor',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
});

/** Any color becomes a theme: both schemes, its contrasts and its style sheet. */
export const Editor = meta.story({
  args: { name: 'theme-harbor', accent: '#7a2bff', neutral: '' } satisfies TypedSeeds,
  render: function Render({ name, accent, neutral }) {
    const [, updateArgs] = useArgs<TypedSeeds>();
    return <ThemeEditor initial={{ name, accent, neutral }} onChange={updateArgs} />;
  },
});

const fields = (canvas: ReturnType<typeof within>) => ({
  accent: canvas.getByRole('textbox', { name: 'Accent' }),
  name: canvas.getByRole('textbox', { name: 'Name' }),
});
const shownAccent = (canvasElement: HTMLElement) => {
  const light = canvasElement.querySelector('[data-theme=theme-in-preview][data-scheme=light]');
  return light ? getComputedStyle(light).getPropertyValue('--qd-accent-solid') : '';
};

export const FollowsWhatIsTyped = Editor.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(shownAccent(canvasElement)).toBe('#7a2bff');
    const { accent, name } = fields(canvas);
    await userEvent.clear(accent);
    await userEvent.type(accent, 'rebeccapurple');
    await waitFor(() => expect(shownAccent(canvasElement)).toBe('#663399'));
    // What is no color says so, and the last theme stays.
    await userEvent.type(accent, '!');
    await expect(accent).toHaveAccessibleDescription(/isn’t a color of CSS/);
    await expect(shownAccent(canvasElement)).toBe('#663399');
    await userEvent.clear(name);
    await userEvent.type(name, 'Harbor');
    await expect(name).toHaveAccessibleDescription(/small letter/);
  },
});

export const GivesItsFile = Editor.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const kept = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Download theme-harbor.css' }));
    const file = kept.mock.calls[0]?.[0] as Blob;
    await expect(await file.text()).toMatch(/^\[data-theme="theme-harbor"\]\{.*--qd-accent-solid:#7a2bff/);
    const table = within(canvas.getByRole('table', { name: 'Contrasts' }));
    const few = table.getAllByRole('row').length;
    await userEvent.click(canvas.getByRole('button', { name: /^Show all/ }));
    await expect(table.getAllByRole('row').length).toBeGreaterThan(few);
  },
});
