import { Button } from '@quarterdeck/ui/Button';
import { CodeBlock } from '@quarterdeck/ui/CodeBlock';
import { useCopy } from '@quarterdeck/ui/copy';
import { downloadFile } from '@quarterdeck/ui/downloadFile';
import { Table, type TableColumn } from '@quarterdeck/ui/Table';
import { TextField } from '@quarterdeck/ui/TextField';
import { buildTheme, type ThemeContrast } from '@quarterdeck/ui/themeBuilder';
import { ThemeProvider } from '@quarterdeck/ui/ThemeProvider';
import { below, token, type, type ThemeName } from '@quarterdeck/ui/tokens';
import { Check, Copy, Download } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Sheet, SheetSection } from './Sheet';
import { ThemePreview } from './ThemePreview';
import { hexOf, previewTheme, readSeeds, solidOf, usageOf, type TypedSeeds } from './typedTheme';

/** How many contrasts are shown at first. */
const fewContrasts = 8;
const schemes = ['light', 'dark'] as const;

export interface ThemeEditorProps {
  initial: TypedSeeds;
  /** After every change that makes a theme; its colors as `#rrggbb`, which the address of a story can hold. */
  onChange: (seeds: TypedSeeds) => void;
}

/** Grows a theme from one or two colors, shows it in both schemes, and gives its style sheet. */
export function ThemeEditor({ initial, onChange }: ThemeEditorProps) {
  const [typed, setTyped] = useState(initial);
  const [lastSeeds, setLastSeeds] = useState(
    () => readSeeds(initial).seeds ?? { name: 'theme-own', accent: '#00796b' },
  );
  const { seeds = lastSeeds, problems } = readSeeds(typed);
  const shown = useDeferredValue(JSON.stringify(seeds));
  const theme = useMemo(() => buildTheme({ ...(JSON.parse(shown) as typeof seeds), name: previewTheme }), [shown]);
  const change = (field: keyof TypedSeeds) => (text: string) => {
    const next = { ...typed, [field]: text };
    setTyped(next);
    const { seeds: nextSeeds } = readSeeds(next);
    if (!nextSeeds) return;
    setLastSeeds(nextSeeds);
    const { name, accent, neutral } = nextSeeds;
    onChange({ name, accent: hexOf(accent), neutral: neutral === undefined ? '' : hexOf(neutral) });
  };
  const colorField = (field: 'accent' | 'neutral', label: string, description: string) => (
    <ColorRow>
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={hexOf(seeds[field] ?? seeds.accent)}
        onChange={({ target }) => change(field)(target.value)}
      />
      <TextField
        label={label}
        description={description}
        isOptional={field === 'neutral'}
        value={typed[field]}
        onChange={change(field)}
        spellCheck="false"
        autoComplete="off"
        {...(problems[field] === undefined ? {} : { errorMessage: problems[field] })}
      />
    </ColorRow>
  );
  const solid = solidOf(theme.css);
  const isExact = solid === hexOf(seeds.accent);
  return (
    <Sheet
      title="Theme editor"
      lead="Give your brand’s color; the theme is grown from it, in both schemes, with every contrast the kit draws. The address of this page keeps the theme."
    >
      <SheetSection title="Colors">
        <Seeds>
          {colorField('accent', 'Accent', 'Any color of CSS, such as #7a2bff or oklch(60% 0.2 300).')}
          {colorField('neutral', 'Neutral', 'Its hue tints grays and surfaces. Empty: the accent’s.')}
          <TextField
            label="Name"
            description="Small letters, digits and hyphens."
            value={typed.name}
            onChange={change('name')}
            spellCheck="false"
            autoComplete="off"
            {...(problems.name === undefined ? {} : { errorMessage: problems.name })}
          />
        </Seeds>
        <p role="status">
          {isExact
            ? `Buttons have exactly ${solid}.`
            : `Buttons have ${solid}: on the color itself neither white nor dark text could be read.`}
        </p>
      </SheetSection>

      <SheetSection title="Preview">
        <style>{theme.css}</style>
        <Previews>
          {schemes.map((scheme) => (
            // It has no name that the kit knows: it lives in this page alone.
            <ThemeProvider key={scheme} theme={previewTheme as ThemeName} scheme={scheme}>
              <ThemePreview scheme={scheme} />
            </ThemeProvider>
          ))}
        </Previews>
      </SheetSection>

      <SheetSection title="Contrasts" lead="Text needs 4.5 to 1, everything else 3 to 1. The tightest stand first.">
        <Contrasts contrasts={theme.contrasts} />
      </SheetSection>

      <SheetSection title="Style sheet" lead="Both schemes in one file. Load it after base.css.">
        <SheetActions name={seeds.name} css={() => buildTheme(seeds).css} />
        <CodeBlock code={usageOf(seeds.name)} label="Root.tsx" language="TypeScript" />
      </SheetSection>
    </Sheet>
  );
}

function SheetActions({ name, css }: { name: string; css: () => string }) {
  const { copy, forget, isCopied } = useCopy();
  return (
    <Actions>
      <Button variant="primary" icon={Download} onPress={() => downloadFile(`${name}.css`, 'text/css', css())}>
        {`Download ${name}.css`}
      </Button>
      <Button variant="secondary" icon={isCopied ? Check : Copy} onPress={() => void copy(css())} onBlur={forget}>
        {isCopied ? 'Copied' : 'Copy style sheet'}
      </Button>
    </Actions>
  );
}

const contrastColumns: readonly TableColumn<ThemeContrast>[] = [
  { id: 'color', name: 'Color', isRowHeader: true, cell: ({ color }) => <code>{color}</code> },
  { id: 'on', name: 'On', cell: ({ on }) => <code>{on}</code> },
  { id: 'scheme', name: 'Scheme', cell: ({ scheme }) => scheme },
  { id: 'ratio', name: 'Ratio', kind: 'number', cell: ({ ratio }) => ratio.toFixed(2) },
  { id: 'least', name: 'Least', kind: 'number', cell: ({ least }) => least },
];

function Contrasts({ contrasts }: { contrasts: readonly ThemeContrast[] }) {
  const [isWhole, setWhole] = useState(false);
  const sorted = contrasts.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
  return (
    <>
      <Table
        caption="Contrasts"
        columns={contrastColumns}
        rows={isWhole ? sorted : sorted.slice(0, fewContrasts)}
        getRowId={({ scheme, color, on }) => `${scheme} ${color} ${on}`}
      />
      <Actions>
        <Button variant="ghost" onPress={() => setWhole(!isWhole)}>
          {isWhole ? 'Show the tightest' : `Show all ${sorted.length}`}
        </Button>
      </Actions>
    </>
  );
}

const Seeds = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space.4')} ${token('space.6')};
  align-items: start;
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const ColorRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.2')};
  & > input {
    inline-size: 44px;
    /* As high as the field beside it, below its label. */
    block-size: ${token('control.md')};
    margin-block-start: 24px;
    padding: 2px;
    border: 1px solid ${token('border.control')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.card')};
    cursor: pointer;
    &:focus-visible {
      outline: 2px solid ${token('focus.ring')};
      outline-offset: 2px;
    }
  }
`;

const Previews = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.4')};
  & > * {
    border: 1px solid ${token('border.default')};
    border-radius: ${token('radius.xl')};
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  margin-block: ${token('space.4')};
  ${type('body')}
`;
