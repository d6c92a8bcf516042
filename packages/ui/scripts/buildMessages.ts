/**
 * Writes the kit's own words in other languages from the texts of i18n, the single source: `FeatureHost` reads those as
 * they are, and an app of the kit alone has this module. Run by `npm run messages -w @quarterdeck/ui`; its output is
 * committed and a test compares it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { englishMessages } from '../src/messages/englishMessages.ts';

const home = join(import.meta.dirname, '..');

type Texts = Readonly<Record<string, string>>;

const textsOf = (language: string): Texts => {
  const file = join(home, `../i18n/translations/${language}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { kit: Texts }).kit;
};

/** The names of what a message takes, in order: those of the English one, `(month, days) => …`. */
const parametersOf = (message: unknown): readonly string[] =>
  (/^\(?([^)=]*)\)?\s*=>/.exec(String(message))?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A text with `{{name}}` as a literal. @throws Error where it asks for something that the message does not take. */
function literal(text: string, parameters: readonly string[]): string {
  for (const [, name = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) {
    if (!parameters.includes(name)) throw new Error(`“${text}” asks for ${name}, which the kit does not give`);
  }
  if (!text.includes('{{')) return quoted(text);
  return `\`${text.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&').replaceAll(/\{\{(\w+)\}\}/g, '${$1}')}\``;
}

/** One message as code. A text may have one form for 1 and one for other counts. */
function messageOf(name: string, texts: Texts): string {
  const parameters = parametersOf(Reflect.get(englishMessages, name));
  const one = texts[`${name}_one`];
  const other = texts[`${name}_other`] ?? texts[name];
  if (other === undefined) throw new Error(`There is no text of kit.${name}`);
  if (typeof Reflect.get(englishMessages, name) === 'string') return quoted(other);
  const said = literal(other, parameters);
  if (one === undefined || one === other) return `(${parameters.join(', ')}) => ${said}`;
  return `(${parameters.join(', ')}) => (${parameters[0]} === 1 ? ${literal(one, parameters)} : ${said})`;
}

function moduleOf(language: string, constant: string): string {
  const texts = textsOf(language);
  const messages = Object.keys(englishMessages).map((name) => `  ${name}: ${messageOf(name, texts)},`);
  return `// Written by scripts/buildMessages.ts from the translations of i18n; change the source, not this file.
import type { KitMessages } from '../englishMessages';

export const ${constant}: KitMessages = {
${messages.join('\n')}
};
`;
}

/** Every generated file by its path below `src`. */
export function generateMessages(): Record<string, string> {
  return { 'messages/tr/index.ts': moduleOf('tr', 'turkishMessages') };
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(generateMessages())) {
    const target = join(home, 'src', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
