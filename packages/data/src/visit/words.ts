import { mergeMessages, type Words } from '@quarterdeck/i18n';

/** What several features say of a visit, for apps that mount them. */
export const words: Words = {
  en: () => join(import('./translations/en.json'), import('./suggested/translations/en.json')),
  tr: () => join(import('./translations/tr.json'), import('./suggested/translations/tr.json')),
};

async function join(...loads: readonly Promise<{ default: Parameters<typeof mergeMessages>[0][number] }>[]) {
  const files = await Promise.all(loads);
  return { default: mergeMessages(files.map((file) => file.default)) };
}
