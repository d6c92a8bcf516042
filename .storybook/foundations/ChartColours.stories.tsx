import preview from '@quarterdeck/storybook/preview';
import { themeNames, token, type, type ThemeName } from '@quarterdeck/ui/tokens';
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  filterGrayscale,
  formatHex,
  parse,
  type Color,
} from 'culori';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { contrastOf } from './contrast';
import { CopyName } from './CopyName';
import { Sheet, SheetSection } from './Sheet';
import { Tiles } from './Tiles';
import { valuesOf } from './tokenNames';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const meta = preview.meta({ title: 'Foundations/Chart colours', tags: ['!autodocs'] });

const steps = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const series = steps.map((step) => `chart.${step}` as const);
const rampSteps = [...steps, 9] as const;
const ramps = ['sequential', 'diverging'] as const;

/** Marks of a chart against its card. Source: WCAG 2.2, 1.4.11. */
const leastContrast = 3;
/** CIEDE2000: 2 is seen side by side, 10 at a glance. Ours is the least for people who see two kinds of color only. */
const leastDifference = 10;

type Filter = (color: Color) => Color;
/** How the colors look to people who see fewer. Source: Machado, Oliveira and Fernandes 2009, as culori has it. */
const ways: readonly { name: string; isJudged: boolean; filter: Filter }[] = [
  { name: 'As they are', isJudged: true, filter: filterDeficiencyProt(0) },
  { name: 'Without red (protanopia)', isJudged: true, filter: filterDeficiencyProt(1) },
  { name: 'Without green (deuteranopia)', isJudged: true, filter: filterDeficiencyDeuter(1) },
  { name: 'Without blue (tritanopia)', isJudged: true, filter: filterDeficiencyTrit(1) },
  // Without any colors only dash, marker and texture tell series apart; that is what they are for.
  { name: 'Without colours', isJudged: false, filter: filterGrayscale(1) },
];

const shownScheme = (scheme: unknown): Scheme => (scheme === 'dark' ? 'dark' : 'light');
const shownTheme = (theme: unknown): ThemeName => themeNames.find((name) => name === theme) ?? 'theme-teal';

/** The colours of series in their order, and the ramps of heat maps and diverging bars. */
export const InTheirOrder = meta.story({
  render: () => (
    <Sheet
      title="Chart colours"
      lead="A series takes the colour of its place, with a dash, a marker and a texture of its own beside it. Ramps go by value."
    >
      <SheetSection title="Series">
        <Tiles $width={120}>
          {series.map((name) => (
            <li key={name}>
              <CopyName name={name}>
                <Swatch style={{ background: token(name) }} />
              </CopyName>
            </li>
          ))}
        </Tiles>
      </SheetSection>
      {ramps.map((ramp) => (
        <SheetSection key={ramp} title={ramp === 'sequential' ? 'From little to much' : 'Around a middle'}>
          <Ramp aria-label={ramp}>
            {rampSteps.map((step) => (
              <li key={step} style={{ background: token(`chart.${ramp}.${step}`) }}>
                <span>{step}</span>
              </li>
            ))}
          </Ramp>
        </SheetSection>
      ))}
    </Sheet>
  ),
});

/** How far the colours are from each other and from the card, for people who see fewer of them; in all themes. */
export const SeenByEverybody = meta.story({
  render: (_, { globals }) => {
    const [theme, scheme] = [shownTheme(globals['theme']), shownScheme(globals['scheme'])];
    const colors = colorsOf(theme, scheme);
    return (
      <Sheet
        title="Seen by everybody"
        lead={`Every two of the eight colours differ by at least ${leastDifference} (CIEDE2000), also where somebody sees no red, green or blue, and each stands out from its card by ${leastContrast} to 1.`}
      >
        <SheetSection title={`${theme}, ${scheme}`}>
          <Rows>
            {ways.map(({ name, filter }) => (
              <li key={name}>
                <span>{name}</span>
                <Ramp aria-label={name}>
                  {colors.map((color, index) => (
                    <li key={series[index]} style={{ background: formatHex(seenBy(filter, color)) }} />
                  ))}
                </Ramp>
                <b>{leastOf(colors, filter).toFixed(1)}</b>
              </li>
            ))}
          </Rows>
        </SheetSection>
        <SheetSection title="The least of each theme">
          <Tiles $width={220}>
            {themeNames.flatMap((one) =>
              schemes.map((of) => {
                const [contrast, difference] = judged(one, of);
                return (
                  <li key={one + of}>
                    <strong>{`${one}, ${of}`}</strong>
                    <div data-contrast={contrast}>{`${contrast.toFixed(2)} to 1`}</div>
                    <div data-difference={difference}>{`differ by ${difference.toFixed(1)}`}</div>
                  </li>
                );
              }),
            )}
          </Tiles>
        </SheetSection>
      </Sheet>
    );
  },
  play: async ({ canvasElement }) => {
    const numbers = (name: string) =>
      [...canvasElement.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((cell) => Number(cell.dataset[name]));
    await expect(numbers('contrast')).toHaveLength(themeNames.length * schemes.length);
    await expect(Math.min(...numbers('contrast'))).toBeGreaterThanOrEqual(leastContrast);
    await expect(Math.min(...numbers('difference'))).toBeGreaterThanOrEqual(leastDifference);
  },
});

function colorsOf(theme: ThemeName, scheme: Scheme): string[] {
  const values = valuesOf(series, { theme, scheme });
  return series.map((name) => values.get(name) ?? '');
}

const difference = differenceCiede2000();

function seenBy(filter: Filter, color: string): Color {
  const parsed = parse(color);
  if (!parsed) throw new Error(`${color} is no colour`);
  return filter(parsed);
}

/** The least difference of any two colors, as somebody sees them. */
function leastOf(colors: readonly string[], filter: Filter): number {
  const seen = colors.map((color) => seenBy(filter, color));
  return Math.min(...seen.flatMap((one, place) => seen.slice(place + 1).map((other) => difference(one, other))));
}

function judged(theme: ThemeName, scheme: Scheme): [contrast: number, difference: number] {
  const colors = colorsOf(theme, scheme);
  const card = valuesOf(['surface.card'], { theme, scheme }).get('surface.card') ?? '';
  return [
    Math.min(...colors.map((color) => contrastOf(color, card, card))),
    Math.min(...ways.filter(({ isJudged }) => isJudged).map(({ filter }) => leastOf(colors, filter))),
  ];
}

const Swatch = styled.span`
  && {
    block-size: 48px;
    border-radius: ${token('radius.md')};
  }
`;

const Ramp = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    place-items: end center;
    block-size: 40px;
    border-radius: ${token('radius.xs')};
  }
  & > li > span {
    padding-inline: 4px;
    border-radius: ${token('radius.xs')};
    background: ${token('surface.card')};
    ${type('caption')}
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: ${token('space.2')};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(90px, 220px) minmax(0, 1fr) 44px;
    align-items: center;
    gap: ${token('space.3')};
  }
  & b {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
