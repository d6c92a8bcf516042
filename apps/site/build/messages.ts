import type { Messages } from '@quarterdeck/i18n';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
// By its path: the build reads this file before any package is built.
import { mergeMessages } from '../../../packages/i18n/src/mergeMessages.ts';

const repository = join(import.meta.dirname, '../../..');
const languages = ['en', 'tr'];
const sources = [
  'packages/i18n/translations',
  'packages/{data,host,features/*}/src/**/translations',
  'apps/site/src/translations',
];

/** The messages of one language, joined from all packages. */
export function joinMessages(language: string): string {
  const files = globSync(
    sources.map((folder) => `${folder}/${language}.json`),
    { cwd: repository },
  ).toSorted();
  const parts = files.map((file) => JSON.parse(readFileSync(join(repository, file), 'utf8')) as Messages);
  return JSON.stringify(mergeMessages(parts));
}

/** Offers `assets/i18n/<language>.json`: in development on request, in a build as files. */
export function messages(): Plugin {
  return {
    name: 'quarterdeck-messages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = /^\/assets\/i18n\/(\w+)\.json/.exec(request.url ?? '')?.[1];
        if (language === undefined || !languages.includes(language)) {
          next();
          return;
        }
        response.setHeader('content-type', 'application/json');
        response.end(joinMessages(language));
      });
    },
    generateBundle() {
      for (const language of languages) {
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${language}.json`, source: joinMessages(language) });
      }
    },
  };
}
