import type { ArgTypes, InputType } from 'storybook/internal/types';
import {
  type Checker,
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import { documentedAttributes } from './documentedAttributes.ts';

/** What a docs page says of a component. */
export interface ComponentDescription {
  name: string;
  /** Markdown; empty where nothing is written. */
  description: string;
  argTypes: ArgTypes;
  /** Whether it takes attributes of its element that are not listed. */
  takesAttributes: boolean;
}

/**
 * The components that a file of the project exports, its own and others', with all their props as the compiler sees
 * them, inherited ones too.
 */
export function describeComponents({ checker, program }: Project, file: string): ComponentDescription[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const isAlias = (exported.flags & SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    const type = checker.getTypeOfSymbol(symbol);
    if (!/^[A-Z]/.test(exported.name) || !(symbol.flags & SymbolFlags.Value) || !type) return [];
    const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
    if (!signature) return [];
    const [parameter] = signature.getParameters();
    const props = parameter && checker.getTypeOfSymbol(parameter);
    const all = props ? checker.getPropertiesOfType(props) : [];
    const described = all.flatMap((prop) => describeProp(checker, prop));
    // What is the component's own comes first, then what it needs.
    const sorted = described.toSorted((a, b) => order(a) - order(b));
    return {
      name: exported.name,
      description: checker.getDocumentationCommentOfSymbol(symbol),
      argTypes: Object.fromEntries(sorted.map((prop) => [prop.name ?? '', prop])),
      takesAttributes: all.some((prop) => categoryOf(prop) === undefined),
    };
  });
}

const dom = 'From the DOM';

/** Whose types declare inherited props, by their files; in the order of the table. */
const sources: readonly (readonly [category: string, files: RegExp])[] = [
  ['From React Aria', /@react-types\/(?!shared\/src\/dom)|react-aria|react-stately/],
  ['From React Router', /react-router/],
  ['From styled-components', /styled-components/],
  [dom, /@types\/react\/|@react-types\/shared\/src\/dom/],
  ['From other libraries', /./],
];

const order = ({ table, type }: InputType) =>
  2 * (sources.findIndex(([category]) => category === table?.category) + 1) +
  (typeof type === 'object' && type.required ? 0 : 1);

function describeProp(checker: Checker, prop: Symbol): InputType[] {
  const category = categoryOf(prop);
  const declared = category === undefined ? undefined : checker.getTypeOfSymbol(prop);
  if (!declared) return [];
  const tags = checker.getJsDocTagsOfSymbol(prop);
  if (tags.some(({ name }) => name === 'deprecated')) return [];
  const isOptional = (prop.flags & SymbolFlags.Optional) !== 0;
  const text = textOf(checker, declared, isOptional);
  const initial = tags.find(({ name }) => name === 'default')?.text;
  const described: InputType = {
    name: prop.name,
    description: checker.getDocumentationCommentOfSymbol(prop),
    ...controlOf(checker.getNonNullableType(declared) ?? declared, text, !isOptional),
    table: {
      type: { summary: text },
      ...(initial && { defaultValue: { summary: initial } }),
      ...(category && { category }),
    },
  };
  return [described];
}

/** Empty for what the repository declares; undefined for attributes that every element has and nobody looks for here. */
function categoryOf(prop: Symbol): string | undefined {
  const file: string = prop.declarations?.[0]?.path ?? '';
  if (!file.includes('/node_modules/')) return '';
  const category = sources.find(([, files]) => files.test(file))?.[0];
  return category === dom && !documentedAttributes.has(prop.name) ? undefined : category;
}

const printing = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** The type as TypeScript writes it. That a prop may be left out is said in another place. */
function textOf(checker: Checker, type: Type, isOptional: boolean): string {
  const text = checker.typeToString(type, undefined, printing);
  return isOptional ? text.replace(/ \| undefined$/, '').replace(/^\((\(.*\) => [^()]*)\)$/, '$1') : text;
}

/** What the controls of a story need to know of a type. */
function controlOf(type: Type, text: string, required: boolean): Pick<InputType, 'type' | 'control'> {
  const members = type.isUnionType() ? (type.getTypes() ?? []) : [];
  const literals = members.flatMap((member) => (member.isStringLiteralType() ? member.value : []));
  if (literals.length > 0 && literals.length === members.length)
    return { type: { name: 'enum', value: literals, required } };
  const [plain = ''] = text.split(' | null');
  if (plain === 'boolean' || plain === 'string' || plain === 'number') return { type: { name: plain, required } };
  if (text === 'ReactNode') return { type: { name: 'string', required } };
  if (text.includes('=>')) return { type: { name: 'function', required } };
  // A field for JSON would take functions, icons and elements apart.
  return { type: { name: 'other', value: text, required }, control: false };
}
