import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { useLocale } from 'react-aria-components/I18nProvider';
import { AlphabetRail, type AlphabetRailProps } from './AlphabetRail';
import { letterOf } from './alphabets';

const withEntries = Array.from('ABCDEFGHIJKLMNOPRSTVWYZ');

const meta = preview.meta({
  title: 'Components/Navigation/AlphabetRail',
  component: AlphabetRail,
  args: { 'aria-label': 'Jump to a letter', available: withEntries, value: 'M', onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/AlphabetRail'] },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', inlineSize: 160, blockSize: 'min(720px, 90vh)' }}>
        <Story />
      </div>
    ),
  ],
});

/** Q, U and X have no entries. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('slider', { name: 'Jump to a letter' });
    await expect(rail).toHaveAttribute('aria-valuetext', 'M');
    await expect(rail).toHaveTextContent(/^ABCDEFGHIJKLMNOPQRSTUVWXYZ$/);
  },
});

/** A list with heads that the rail leads to, with what is spoken for each. */
function Names({ 'aria-label': label }: Pick<AlphabetRailProps, 'aria-label'>) {
  const { locale } = useLocale();
  const [letter, setLetter] = useState<string>();
  const names = ['Ayşe', 'Çiğdem', 'Ilgaz', 'İlker', 'Işıl', 'Ömer', 'Şule', 'Umut', 'Zeynep', '4 Mevsim'];
  const groups = Map.groupBy(names, (name) => letterOf(name, locale));
  return (
    <div style={{ display: 'flex', gap: 24, blockSize: '100%' }}>
      <ul style={{ flex: 1 }}>
        {(groups.get(letter ?? 'A') ?? []).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <AlphabetRail
        aria-label={label}
        available={[...groups.keys()]}
        value={letter}
        onChange={setLetter}
        valueText={(spoken) => `${spoken}, ${groups.get(spoken)?.length ?? 0}`}
      />
    </div>
  );
}

/** Turkish has 29 letters, and two of them are an i. */
export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  render: () => <Names aria-label="Harfe git" />,
  play: async ({ canvas, userEvent }) => {
    const rail = canvas.getByRole('slider', { name: 'Harfe git' });
    await expect(rail).toHaveTextContent('ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ#');
    await userEvent.tab();
    await userEvent.keyboard('i');
    await expect(rail).toHaveAttribute('aria-valuetext', 'İ, 1');
    await userEvent.keyboard('ı');
    await expect(rail).toHaveAttribute('aria-valuetext', 'I, 2');
    await userEvent.keyboard('{End}');
    await expect(rail).toHaveAttribute('aria-valuetext', '#, 1');
    await expect(canvas.getByText('4 Mevsim')).toBeVisible();
  },
});

/** With letters of its own, and nothing to go to. */
export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 32 }}>
      <AlphabetRail {...args} aria-label="Quarters" alphabet={['1', '2', '3', '4']} available={['1', '3']} value="3" />
      <AlphabetRail {...args} aria-label="Empty" available={[]} value={undefined} />
    </div>
  ),
});

/** A pointer goes over the letters: a bubble shows the one below it. */
export const States = meta.story({
  args: { value: undefined },
  play: async ({ canvas, args }) => {
    const rail = canvas.getByRole('slider');
    const at = (letter: string) => {
      const { left, top } = canvas.getByText(letter, { selector: '[data-part="letter"]' }).getBoundingClientRect();
      return { clientX: left + 12, clientY: top + 12, button: 0, pointerId: 1 };
    };
    // A made event is no pointer that could be held.
    rail.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(rail, at('C'));
    await expect(args.onChange).toHaveBeenLastCalledWith('C');
    // Two moves before anything is drawn are one change.
    for (let move = 0; move < 2; move += 1)
      rail.dispatchEvent(new PointerEvent('pointermove', { ...at('D'), bubbles: true }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    // Q has no entries: one beside it is taken.
    await fireEvent.pointerMove(rail, at('Q'));
    await expect(args.onChange).toHaveBeenLastCalledWith('P');
    await waitFor(() => expect(rail).toHaveAttribute('aria-valuetext', 'P'));
    await fireEvent.pointerMove(rail, { ...at('Q'), clientY: -400 });
    await expect(args.onChange).toHaveBeenLastCalledWith('A');
    await fireEvent.pointerMove(rail, at('N'));
  },
});

/** In a pane that is not high enough, the letters move together. */
export const LongContent = meta.story({
  args: { alphabet: Array.from('АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ'), available: Array.from('АБВГМНЯ'), value: 'М' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const ArrowsPassLettersWithoutEntries = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: undefined },
  play: async ({ canvas, userEvent, args }) => {
    const rail = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(rail).toHaveFocus();
    await userEvent.keyboard('p{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('R');
    await expect(rail).toHaveAttribute('aria-valuetext', 'R');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('P');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('A');
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('F');
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Z');
    const calls = args.onChange.mock.calls.length;
    await userEvent.keyboard('q{Control>}a{/Control}');
    await expect(args.onChange).toHaveBeenCalledTimes(calls);
  },
});

export const PageKeysGoFiveLetters = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: undefined },
  play: async ({ canvas, userEvent, args }) => {
    const rail = canvas.getByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('K');
    await expect(rail).toHaveAttribute('aria-valuetext', 'K');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('F');
    await expect(rail).toHaveAttribute('aria-valuetext', 'F');
  },
});
