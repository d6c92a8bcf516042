/** A statement of a story file that examples may need. */
interface Declaration {
  name: string;
  text: string;
}

/** One import. */
interface Import {
  /** As they are written; types with the word before them. */
  names: readonly string[];
  from: string;
}

/** Of the workbench, not of the example. */
const ofStories = /^storybook\/|\.storybook\/|@quarterdeck\/storybook/;

/**
 * An example that can be pasted: the JSX of a story, before it what it uses of its file, and before that all imports.
 * @param snippet the story as Storybook writes it, such as `const Default = () => <Button>Save</Button>;`
 * @param storyFile source of its file
 * @param page what the page's import line says
 */
export function exampleOf(
  snippet: string,
  storyFile: string,
  page: { importPath: string | undefined; names: readonly string[] },
): string {
  const hasGrid = storyFile.includes(".storybook/Grid'");
  const jsx = withoutLists(withoutStory(hasGrid ? withoutGrid(snippet) : snippet));
  const declarations = usedBy(jsx, declarationsIn(storyFile));
  const body = [...declarations.map(({ text }) => withoutStory(text)), jsx].join('\n\n');
  const words = wordsOf(body);
  const ofPage = page.importPath === undefined ? [] : [{ names: page.names, from: page.importPath }];
  const used = new Map<string, Set<string>>();
  for (const { names, from } of [...importsIn(storyFile, page.importPath), ...ofPage])
    for (const name of names)
      if (words.has(name.replace('type ', ''))) used.set(from, (used.get(from) ?? new Set()).add(name));
  const imports = [...used].map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}';`);
  return [...(imports.length > 0 ? [imports.join('\n')] : []), body].join('\n\n');
}

/** Children that a story gives as a list with keys are children like any other to everybody else. */
function withoutLists(code: string): string {
  return code.replaceAll(
    /^( *)(.*>)\{\[\n([\s\S]*?)\n *\]\}(<\/.*)$/gm,
    (list, indent: string, start, children: string, end) => {
      const lines = children.replaceAll(/\s+key="[^"]*"/g, '').split('\n');
      const depth = Math.min(...lines.map((line) => line.search(/\S/)));
      const isElements = lines.every((line) => line.search(/\S/) > depth || /^(?:<|\/?>)/.test(line.trim()));
      if (!isElements) return list;
      const plain = lines.map((line) => `${indent}  ${line.slice(depth).replace(/^(<.*>|\/>),$/, '$1')}`);
      return [`${indent}${start}`, ...plain, `${indent}${end}`].join('\n');
    },
  );
}

/** The grid in which the workbench lays variants out is a fragment in an example. */
function withoutGrid(code: string): string {
  return code.replaceAll(/<Grid columns=\{[^}]*\}>/g, '<>').replaceAll('</Grid>', '</>');
}

/** The JSX of a story that is nothing else, with plain functions for spies. */
function withoutStory(code: string): string {
  const plain = code
    .trim()
    .replaceAll(/\bfn(?:<[^>]*>)?\(\)/g, '() => {}')
    .replaceAll(/\{fn(?:<[^>]*>)?\(([\s\S]+?)\)\}/g, '{$1}')
    // What a story calls args are props to everybody else.
    .replaceAll(/\bargs\b/g, 'props')
    .replaceAll('>(<>', '><>')
    .replaceAll('</>)</', '</></');
  const [, jsx] = /^const \w+ = \(\) => (<[\s\S]*>);$/.exec(plain) ?? [];
  if (jsx) return jsx;
  const [, lines] = /^const \w+ = \(\) => \(\n(\s*<[\s\S]*>)\n\);$/.exec(plain) ?? [];
  return lines ? lines.replaceAll(/^ {2}/gm, '') : plain;
}

const wordsOf = (code: string) => new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** Statements at the start of a line that are no story, each with the lines that are indented or close it. */
function declarationsIn(source: string): Declaration[] {
  const statements = source.matchAll(/^(?:async )?(?:function|const|interface|type) (\w+).*(?:\n(?:[ \t}\])].*)?)*/gm);
  return [...statements].flatMap(([text, name = '']) => (name === 'meta' ? [] : { name, text: text.trimEnd() }));
}

/** Those that the code uses and those that these use, in the order of their file. */
function usedBy(code: string, declarations: readonly Declaration[]): Declaration[] {
  const words = wordsOf(code);
  const used = new Set<Declaration>();
  let before: number;
  do {
    before = used.size;
    for (const declaration of declarations) {
      if (used.has(declaration) || !words.has(declaration.name)) continue;
      used.add(declaration);
      for (const word of wordsOf(declaration.text)) words.add(word);
    }
  } while (used.size > before);
  return declarations.filter((declaration) => used.has(declaration));
}

function importsIn(source: string, importPath: string | undefined): Import[] {
  const statements = source.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)';$/gm);
  return [...statements].flatMap(([, type = '', names = '', from = '']) => {
    if (ofStories.test(from)) return [];
    return { names: names.split(',').map((name) => `${type}${name.trim()}`), from: publicPath(from, importPath) };
  });
}

/** How somebody outside the kit writes a path that leads through it. */
function publicPath(from: string, importPath: string | undefined): string {
  if (importPath === undefined) return from;
  const [, folder] = /^\.\.\/(\w+)/.exec(from) ?? [];
  if (folder) return `@quarterdeck/ui/${folder}`;
  return from.startsWith('./') ? importPath : from;
}
