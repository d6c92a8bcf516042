import { expect, it } from 'vitest';
import { publishedManifest } from './publishedManifest.ts';

const manifest = {
  name: '@quarterdeck/kit',
  version: '1.2.3',
  type: 'module',
  files: ['dist'],
  scripts: { build: 'tsup' },
  devDependencies: { tsup: '9.0.0' },
  dependencies: { '@quarterdeck/rules': '*', tinykeys: '4.0.0' },
  peerDependencies: { react: '^19.0.0' },
  exports: {
    './*.css': './src/*.css',
    './*': { 'quarterdeck:source': './src/*/index.ts', types: './dist/*/index.d.ts', import: './dist/*/index.js' },
    './insides': null,
  },
};
const files: Record<string, { file: string; name: string }[]> = {
  './src/*.css': [{ file: './src/themes/sea.css', name: 'themes/sea' }],
  './src/*/index.ts': [
    { file: './src/Button/index.ts', name: 'Button' },
    { file: './src/insides/index.ts', name: 'insides' },
  ],
};

it('names every export that is not closed, and packages of the house in the same version; who installs it hears nothing of the sources', () => {
  expect(publishedManifest(manifest, (pattern) => files[pattern] ?? [])).toEqual({
    name: '@quarterdeck/kit',
    version: '1.2.3',
    type: 'module',
    dependencies: { '@quarterdeck/rules': '1.2.3', tinykeys: '4.0.0' },
    peerDependencies: { react: '^19.0.0' },
    exports: {
      './themes/sea.css': './dist/themes/sea.css',
      './Button': { types: './dist/Button/index.d.ts', default: './dist/Button/index.js' },
      './package.json': './package.json',
    },
  });
});
