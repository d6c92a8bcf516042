import { newBacklogItem, type BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { projectDefaults, type Project } from '@quarterdeck/contract/entities/project';
import { createTranslator } from '@quarterdeck/i18n';
import { expect, it } from 'vitest';
import { withSuggestedWords } from './suggestedWords';
import en from './translations/en.json';
import tr from './translations/tr.json';

const titles = ['Choose a payment provider', 'Choose a provider'];
const project = {
  ...projectDefaults,
  name: 'Harbour CRM',
  goals: ['Take payments', 'Sail'],
  requirements: titles.map((title, order) =>
    newBacklogItem({ id: `i${order}` as BacklogItemId, key: `HC-${order}`, title, order, createdAt: '' }),
  ),
} as unknown as Project;

it('GS-1 what get started suggested follows the language, what people wrote does not', async () => {
  const { t } = await createTranslator((language) => Promise.resolve(language === 'tr' ? tr : en), 'tr');
  const turkish = withSuggestedWords(project, t);
  expect(turkish.goals).toEqual(['Ödeme almak', 'Sail']);
  expect(turkish.requirements.map(({ title }) => title)).toEqual(['Ödeme sağlayıcısı seçmek', 'Choose a provider']);
  expect(turkish.requirements[1]).toBe(project.requirements[1]);
});

it('GS-1 and back: suggestions that were made in Turkish are English on an English page', async () => {
  const { t } = await createTranslator(() => Promise.resolve(en), 'en');
  const made = { ...project, goals: ['Ödeme almak'], requirements: [] };
  expect(withSuggestedWords(made, t).goals).toEqual(['Take payments']);
});

it('GS-1 no two suggestions are called the same', () => {
  for (const { suggested } of [en, tr]) {
    const all = [...Object.values(suggested.goal), ...Object.values(suggested.starter).flatMap(Object.values)];
    expect(new Set(all).size).toBe(all.length);
  }
});
