import type { Messages } from '@quarterdeck/i18n';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
// By its path: the build reads this file before any package is built.
import { mergeMessages } from '../../../packages/i18n/src/mergeMessages.ts';

const repository = join(import.meta.dirname, '../../..');
const languages = ['en', 'tr'];
/** What every page may say: the kit, the frame, the host, and what several features say of a visit. */
const shared = [
  'packages/i18n/translations',
  'packages/{data,host}/src/**/translations',
  'packages/features/shell/src/translations',
  'apps/site/src/translations',
];
/** What the parts of a feature say; it loads with them. */
const own = ['packages/features/!(shell)/src/translations'];

function read(folders: readonly string[], language: string): Messages {
  const files = globSync(
    folders.map((folder) => `${folder}/${language}.json`),
    { cwd: repository },
  ).toSorted();
  return mergeMessages(files.map((file) => JSON.parse(readFileSync(join(repository, file), 'utf8')) as Messages));
}

/** Keys of the titles that stand in menu, palette, key sheet and tab before a feature has loaded. */
function titleKeys(): string[] {
  const files = globSync('packages/features/!(shell)/src/**/*.ts', { cwd: repository });
  return files.flatMap((file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(/\btitleKey: '([^']+)'/g)].map(([, key = '']) => key),
  );
}

/** A message with the groups that it stands in; undefined where there is none. */
function pick(messages: Messages, key: string): Messages | undefined {
  const [first = '', ...rest] = key.split('.');
  const found = messages[first];
  if (found === undefined) return undefined;
  if (typeof found === 'string') return rest.length === 0 ? { [first]: found } : undefined;
  const below = pick(found, rest.join('.'));
  return below && { [first]: below };
}

/** The messages of one language that every page needs: all that is shared, and the titles of the features. */
export function sharedMessages(language: string): Messages {
  const ofFeatures = read(own, language);
  const titles = [...new Set(titleKeys())].map((key) => pick(ofFeatures, key)).filter((title) => title !== undefined);
  return mergeMessages([read(shared, language), ...titles]);
}

/** All messages of one language. */
export const allMessages = (language: string): Messages => read([...shared, ...own], language);

/** Folders of the features with words, which are called as their ids. */
const featureNames = globSync('packages/features/*/src/words.ts', { cwd: repository }).map(
  (file) => file.split(/[/\\]/)[2] ?? '',
);

/** Every file of messages by its name: what all pages need by language, and the words of each feature. */
const messageFiles: ReadonlyMap<string, () => Messages> = new Map(
  languages.flatMap((language) => [
    [language, () => sharedMessages(language)] as const,
    ...featureNames.map(
      (name) => [`${name}.${language}`, () => read([`packages/features/${name}/src/translations`], language)] as const,
    ),
  ]),
);

/**
 * Offers messages as `assets/i18n/<name>.json`, in development on request, in a build as files; features fetch theirs from
 * there. A browser keeps the failure of an import as long as the page lives, and words have to be there in the end.
 */
export function messages(): Plugin {
  return {
    name: 'quarterdeck-messages',
    load(id) {
      const feature = /packages[/\\]features[/\\]([\w-]+)[/\\]src[/\\]words\.ts$/.exec(id)?.[1];
      if (feature === undefined) return null;
      const file = join(import.meta.dirname, '../src/app/wordsOf.ts');
      return `import { wordsOf } from ${JSON.stringify(file)};\nexport const words = wordsOf(${JSON.stringify(feature)});\n`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/assets\/i18n\/([\w.-]+)\.json/.exec(request.url ?? '')?.[1] ?? '';
        const make = messageFiles.get(name);
        if (!make) {
          next();
          return;
        }
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(make()));
      });
    },
    generateBundle() {
      for (const [name, make] of messageFiles) {
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${name}.json`, source: JSON.stringify(make()) });
      }
    },
  };
}
