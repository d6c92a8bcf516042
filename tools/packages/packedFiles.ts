import path from 'node:path';

const relativeImport = /((?:from|import)\s*\(?\s*['"])(\.{1,2}(?:\/[^'"]*)?)(?=['"])/g;
const packageImport = /\bfrom\s*['"]((?:@[^'"/]+\/)?[^'"./][^'"/]*)[^'"]*['"]/g;
const sourceMapLine = /\n?\/\/# sourceMappingURL=\S+\s*$/;
const packageUrl = /url\('(?!\.|data:|https?:)([^']+)'\)/g;

/** Packages whose modules do nothing on a server but render: what imports them belongs to the client. */
const clientPackages = new Set([
  '@tanstack/react-query',
  'react',
  'react-aria-components',
  'react-dom',
  'react-i18next',
  'react-router-dom',
  'styled-components',
  'zustand',
]);

/** Code without the line that names its source map, which is not packed. */
export const withoutMap = (text: string): string => text.replace(sourceMapLine, '\n');

/**
 * Declarations whose relative imports name files, as Node's own resolution asks for; the compiler writes them as they
 * stand in the source.
 * @param file path of the declarations. @param exists whether there is a file.
 */
export function withExtensions(text: string, file: string, exists: (file: string) => boolean): string {
  return text.replaceAll(relativeImport, (whole, before: string, specifier: string) => {
    const target = path.join(path.dirname(file), specifier);
    if (exists(`${target}.d.ts`)) return `${before}${specifier}.js`;
    if (exists(path.join(target, 'index.d.ts'))) return `${before}${specifier}/index.js`;
    if (exists(target)) return whole;
    throw new Error(`${file} imports ${specifier}, which is not there`);
  });
}

/** Code marked for frameworks that render on a server where it imports what only a client has. */
export function markedForClient(code: string): string {
  const isClient = [...code.matchAll(packageImport)].some(([, name = '']) => clientPackages.has(name));
  return isClient ? `'use client';\n${code}` : code;
}

/** The files of other packages that a style sheet names. */
export const packageUrls = (sheet: string): readonly string[] =>
  [...sheet.matchAll(packageUrl)].map(([, specifier = '']) => specifier);

/** A style sheet that has the files of other packages beside itself, in `fonts`. */
export const withOwnFonts = (sheet: string): string =>
  sheet.replaceAll(packageUrl, (_, specifier: string) => `url('./fonts/${path.basename(specifier)}')`);
