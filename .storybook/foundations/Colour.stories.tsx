import preview from '@quarterdeck/storybook/preview';
import { ThemeProvider } from '@quarterdeck/ui/ThemeProvider';
import { themeNames, token, type, type ThemeName } from '@quarterdeck/ui/tokens';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { contrastOf, leastRatio, textPairs } from './contrast';
import { CopyName } from './CopyName';
import { Sheet, SheetSection } from './Sheet';
import { Tiles } from './Tiles';
import { colorTokens, scalesOf, valuesOf } from './tokenNames';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const meta = preview.meta({ title: 'Foundations/Colour', tags: ['!autodocs'] });

/** Colours by the first part of their name. */
const groups = [...new Set(colorTokens.map((name) => name.split('.')[0] ?? ''))].map(
  (group) => [group, colorTokens.filter((name) => name.startsWith(`${group}.`))] as const,
);

const shownScheme = (scheme: unknown): Scheme => (scheme === 'dark' ? 'dark' : 'light');
const shownTheme = (theme: unknown): ThemeName => themeNames.find((name) => name === theme) ?? 'theme-teal';

/** The colours that code may name, by what they are for. */
export const Meanings = meta.story({
  render: () => (
    <Sheet
      title="Colour by meaning"
      lead="Code names what a colour is for; theme and scheme decide what it is. Press a name to copy it and read it in code with token()."
    >
      {groups.map(([group, names]) => (
        <SheetSection key={group} title={group}>
          <Tiles $width={148}>
            {names.map((name) => (
              <li key={name}>
                <CopyName name={name}>
                  <Swatch style={{ background: token(name) }} />
                </CopyName>
              </li>
            ))}
          </Tiles>
        </SheetSection>
      ))}
    </Sheet>
  ),
});

/** What the meanings are made of. */
export const Scales = meta.story({
  render: (_, { globals }) => (
    <Sheet
      title="Scales"
      lead="Fifteen scales of twelve steps each, with a job for every step: 1 and 2 are grounds, 3 to 5 fills, 6 to 8 borders, 9 and 10 solids, 11 and 12 text. Code never names a step."
    >
      <SheetSection title={`The scales, ${shownScheme(globals['scheme'])}`}>
        <ScaleRows>
          {scalesOf(shownScheme(globals['scheme'])).map(([name, steps]) => (
            <li key={name}>
              <code>{name}</code>
              <ol>
                {steps.map((hex, index) => (
                  <li key={hex + String(index)} title={`${name} ${index + 1} ${hex}`} style={{ background: hex }} />
                ))}
              </ol>
            </li>
          ))}
        </ScaleRows>
      </SheetSection>
    </Sheet>
  ),
});

/** Ratios of the pairs that the kit writes with, computed from what the browser shows. */
export const Contrast = meta.story({
  render: (_, { globals }) => {
    const theme = shownTheme(globals['theme']);
    const scheme = shownScheme(globals['scheme']);
    const ratios = ratiosOf(theme, scheme);
    return (
      <Sheet
        title="Contrast"
        lead={`Every pair of a text and its ground, computed live. ${leastRatio} to 1 is the least that is allowed anywhere.`}
      >
        <SheetSection title={`Pairs of ${theme}, ${scheme}`}>
          <Scroller role="group" aria-label="Pairs" tabIndex={0}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">Sample</th>
                  <th scope="col">Text</th>
                  <th scope="col">On</th>
                  <th scope="col">Ratio</th>
                </tr>
              </thead>
              <tbody>
                {ratios.map(({ text, on, ratio }) => (
                  <tr key={text + on}>
                    <td>
                      <Sample style={{ color: token(text), background: token(on) }}>Ağ 123</Sample>
                    </td>
                    <td>
                      <code>{text}</code>
                    </td>
                    <td>
                      <code>{on}</code>
                    </td>
                    <td data-ratio={ratio}>{ratio.toFixed(2)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Scroller>
        </SheetSection>
        <SheetSection title="The lowest of each theme">
          <Tiles $width={220}>
            {themeNames.flatMap((name) =>
              schemes.map((scheme) => {
                const lowest = ratiosOf(name, scheme).toSorted((a, b) => a.ratio - b.ratio)[0];
                return (
                  <li key={name + scheme}>
                    <strong>{`${name}, ${scheme}`}</strong>
                    <div data-ratio={lowest?.ratio}>{lowest?.ratio.toFixed(2)}</div>
                    <code>{`${lowest?.text} on ${lowest?.on}`}</code>
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
    const ratios = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')].map((cell) =>
      Number(cell.dataset['ratio']),
    );
    await expect(ratios.length).toBeGreaterThan(textPairs.length);
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(leastRatio);
  },
});

function ratiosOf(theme: ThemeName, scheme: Scheme) {
  const names = new Set(textPairs.flatMap(({ text, on }) => [text, on]));
  const values = valuesOf([...names, 'surface.card'], { theme, scheme });
  const valueOf = (name: string) => values.get(name) ?? '';
  return textPairs.map(({ text, on }) => ({
    text,
    on,
    ratio: contrastOf(valueOf(text), valueOf(on), valueOf('surface.card')),
  }));
}

/** All themes at once, each in both schemes. */
export const Themes = meta.story({
  render: () => (
    <Sheet
      title="Themes"
      lead="Six moods of one design. Each pairs an accent with a neutral that carries a trace of it."
    >
      <Tiles $width={260}>
        {themeNames.flatMap((theme) =>
          schemes.map((scheme) => (
            <ThemeTile key={theme + scheme}>
              <ThemeProvider theme={theme} scheme={scheme}>
                <ThemeCard>
                  <div>
                    <strong>{theme.replace('theme-', '')}</strong>
                    <span>{scheme}</span>
                    <i>Solid</i>
                    <em>Tint</em>
                  </div>
                </ThemeCard>
              </ThemeProvider>
            </ThemeTile>
          )),
        )}
      </Tiles>
    </Sheet>
  ),
});

const Swatch = styled.span`
  && {
    block-size: 48px;
    border-radius: ${token('radius.md')};
    box-shadow: inset 0 0 0 1px ${token('border.default')};
  }
`;

const ScaleRows = styled.ul`
  display: grid;
  gap: ${token('space.2')};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
    align-items: center;
  }
  & ol {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & ol > li {
    block-size: 40px;
    border-radius: ${token('radius.xs')};
  }
`;

const Scroller = styled.div`
  overflow-x: auto;
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
`;

const Table = styled.table`
  ${type('small')}
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: ${token('space.2')} ${token('space.4')};
    text-align: start;
    white-space: nowrap;
    border-block-end: 1px solid ${token('border.subtle')};
  }
  & th {
    ${type('small-medium')}
    color: ${token('text.secondary')};
  }
  & :is(th, td):last-child {
    text-align: end;
  }
`;

const Sample = styled.span`
  ${type('body-medium')}
  display: inline-block;
  padding: ${token('space.1')} ${token('space.3')};
  border-radius: ${token('radius.sm')};
`;

const ThemeTile = styled.li`
  overflow: hidden;
  border: 1px solid ${token('border.default')};
  border-radius: ${token('radius.xl')};
`;

const ThemeCard = styled.div`
  padding: ${token('space.4')};
  & > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${token('space.2')} ${token('space.4')};
    padding: ${token('space.4')};
    background: ${token('surface.card')};
    border-radius: ${token('radius.md')};
    box-shadow: ${token('elevation.1')};
  }
  & strong {
    ${type('title-4')}
  }
  & span {
    color: ${token('text.secondary')};
  }
  & :is(i, em) {
    ${type('small-medium')}
    padding: ${token('space.1-5')} ${token('space.3')};
    border-radius: ${token('radius.sm')};
  }
  & i {
    color: ${token('accent.on-solid')};
    background: ${token('accent.solid')};
  }
  & em {
    color: ${token('accent.text')};
    background: ${token('accent.subtle')};
  }
`;
