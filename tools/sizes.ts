/**
 * `npm run sizes`: bundles each component of the kit alone, and six of them as one app beside the same six of other kits,
 * and writes the bytes to `.storybook/start/sizes.json`, which the workbench shows. Asks the registry for the other kits.
 */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { type BundleBytes, bundleBytes } from './sizes/bundle.ts';
import { alwaysThere, type ComparedKit, comparedKits, comparedParts } from './sizes/peers.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
const kit = path.join(root, 'packages/ui');
/** Outside of the workspaces, so that nothing of the house is found from it. */
const peersFolder = path.join(root, '.cache/sizes');
const file = path.join(root, '.storybook/start/sizes.json');

/** What a host has anyway, and what a component is not measured by. */
const hostsOwn = [...alwaysThere, 'styled-components', 'react-router-dom', 'zustand'];

/** The code of a module that uses what it imports, so that nothing of it is left out. */
function using(imports: readonly (readonly [names: readonly string[], from: string])[]): string {
  const lines = imports.map(([names, from]) => `import { ${names.join(', ')} } from '${from}';`);
  return [...lines, `console.log(${imports.flatMap(([names]) => names).join(', ')});`].join('\n');
}

async function installPeers(): Promise<void> {
  const { devDependencies } = JSON.parse(await readFile(path.join(kit, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const react = JSON.parse(await readFile(path.join(root, 'node_modules/react/package.json'), 'utf8')) as {
    version: string;
  };
  const dependencies = Object.assign(
    { react: react.version, 'react-dom': react.version, '@types/react': devDependencies['@types/react'] },
    ...comparedKits.map(({ packages }) => packages),
  ) as Record<string, string>;
  await mkdir(peersFolder, { recursive: true });
  await writeFile(path.join(peersFolder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  await run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: peersFolder });
}

interface ComponentSize extends BundleBytes {
  /** Title of its stories, where it has some. */
  readonly title?: string;
  readonly stories: number;
}

async function measureComponents(): Promise<Record<string, ComponentSize>> {
  const sizes: Record<string, ComponentSize> = {};
  for (const name of await componentFolders()) {
    const names = Object.keys(await exportsOf(name));
    const bytes = await bundleBytes(using([[names, `./src/${name}/index.ts`]]), kit, hostsOwn);
    sizes[name] = { ...(await storiesOf(name)), ...bytes };
  }
  return sizes;
}

async function storiesOf(name: string): Promise<{ title?: string; stories: number }> {
  const text = await readFile(path.join(kit, 'src', name, `${name}.stories.tsx`), 'utf8').catch(() => '');
  // Not the first title in the file: a story before it may have one of its own.
  const title = /preview\.meta\(\{\s*title: '([^']+)'/.exec(text)?.[1];
  const stories = text.match(/^export const \w+ = \w+\.(?:story|extend)\(/gm)?.length ?? 0;
  return { ...(title !== undefined && { title }), stories };
}

/** A folder that is named like a component has one. */
async function componentFolders(): Promise<readonly string[]> {
  const entries = await readdir(path.join(kit, 'src'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name)).map(({ name }) => name);
}

/** Names of the values that a folder's index exports. */
async function exportsOf(name: string): Promise<Readonly<Record<string, true>>> {
  const { metafile } = await build({
    entryPoints: [path.join(kit, 'src', name, 'index.ts')],
    bundle: true,
    packages: 'external',
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'out',
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  return Object.fromEntries((output?.exports ?? []).map((exported) => [exported, true]));
}

async function measureKit({ name, packages, parts, provider, from, styles, pickedStyles }: ComparedKit) {
  const folder = Object.keys(packages).length === 0 ? kit : peersFolder;
  // A router is the app's own with every kit.
  const external = [...alwaysThere, 'react-router-dom'];
  const bytesOf = async (names: readonly string[]) =>
    (await bundleBytes(using([...new Set(names)].map((part) => [[part], from(part)])), folder, external)).first;
  const alone: Record<string, number> = {};
  for (const part of comparedParts) alone[part] = await bytesOf(parts[part]);
  const together = await bytesOf([...comparedParts.flatMap((part) => parts[part]), provider]);
  const whole = await stylesBytes(styles, folder);
  const picked = pickedStyles ? await stylesBytes(pickedStyles, folder) : whole;
  return { name, versions: packages, alone, together, styles: whole, pickedStyles: picked };
}

/** Bytes of style sheets, minified and compressed together. */
async function stylesBytes(sheets: readonly string[], folder: string): Promise<number> {
  if (sheets.length === 0) return 0;
  const { outputFiles } = await build({
    stdin: { contents: sheets.map((sheet) => `@import '${sheet}';`).join('\n'), resolveDir: folder, loader: 'css' },
    bundle: true,
    minify: true,
    conditions: ['quarterdeck:source'],
    alias: { '@quarterdeck/ui/tokens': path.join(kit, 'src/tokens') },
    external: ['*.woff2'],
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}

await installPeers();
const kits = [];
for (const compared of comparedKits) kits.push(await measureKit(compared));
const components = await measureComponents();
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify({ components, kits }, null, 2)}\n`);
for (const { name, alone, together, styles, pickedStyles } of kits) {
  const parts = comparedParts.map((part) => `${part} ${kilobytes(alone[part] ?? 0)}`).join(', ');
  console.log(
    `${name}: ${parts}; together ${kilobytes(together)} kB and ${kilobytes(styles)} kB of styles (picked: ${kilobytes(pickedStyles)})`,
  );
}
console.log(`${Object.keys(components).length} components: ${path.relative(root, file)}`);

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
