import type { Transport } from '@quarterdeck/contract';
import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import type { Project } from '@quarterdeck/contract/entities/project';
import { openProjectPage } from '@quarterdeck/data/visit/testing/openProjectPage';
import words from '../../translations/en.json';
import { useBacklogWrites } from '../useBacklogWrites';

/** Opens the backlog of a project that `answer` serves, with all that can be done to it, without a face. */
export async function openBacklogPage(answer: Transport, project: Project) {
  const page = await openProjectPage(answer, project, words);
  return { ...page, ...page.read(useBacklogWrites) };
}

/** Titles in order; items that are not in the group of new ones with their group: `a b:done`. */
export const linesOf = (items: readonly BacklogItem[]): string =>
  items.map(({ title, status }) => (status === 'next' ? title : `${title}:${status}`)).join(' ');
