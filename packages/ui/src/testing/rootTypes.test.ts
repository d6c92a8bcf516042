import { globSync } from 'node:fs';
import path from 'node:path';
import { API, SignatureKind, type Checker, type Type } from 'typescript/unstable/sync';
import { afterAll, expect, it } from 'vitest';
import { examples } from './examples';

const folder = path.resolve(import.meta.dirname, '..');
const config = path.resolve(folder, '..', 'tsconfig.json');
const compiler = new API();
afterAll(() => compiler.close());

/** The names of the props of a component, as the compiler sees them; undefined for a value that is none. */
function propsOf(checker: Checker, type: Type): ReadonlySet<string> | undefined {
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
  // What styled-components makes takes all attributes of its element.
  const isStyled = checker.getPropertiesOfType(type).some(({ name }) => name === 'styledComponentId');
  if (signature === undefined || isStyled) return undefined;
  const [parameter] = signature.getParameters();
  const props = parameter && checker.getTypeOfSymbol(parameter);
  return new Set(props ? checker.getPropertiesOfType(props).map(({ name }) => name) : []);
}

/** Parts that an app composes itself; they have a root of their own. */
const parts = new Set(['FormSaveBar', 'FormSection', 'FormSummary', 'Tab', 'TabList', 'TabPanel']);

it('lets an app style the root of every component by class and style, in its types, too', () => {
  const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`The compiler did not open ${config}`);
  const { checker, program } = project;
  const rooted = new Set(Object.keys(examples).filter((name) => examples[name]?.rootless === undefined));
  const seen: string[] = [];
  const unstyled: string[] = [];
  for (const file of globSync('*/*.tsx', { cwd: folder })) {
    const source = program.getSourceFile(path.join(folder, file));
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const isMain = (symbol.name === path.dirname(file) && rooted.has(symbol.name)) || parts.has(symbol.name);
      const type = isMain ? checker.getTypeOfSymbol(symbol) : undefined;
      const props = type && propsOf(checker, type);
      if (props === undefined) continue;
      seen.push(symbol.name);
      if (!props.has('className') || !props.has('style')) unstyled.push(symbol.name);
    }
  }
  expect(seen.length).toBeGreaterThan(100);
  expect(unstyled).toEqual([]);
  // The compiler reads the whole kit.
}, 30_000);
