import { request, toQuery } from '@quarterdeck/contract';
import { createProject, createSession, getProject } from '@quarterdeck/contract/endpoints/project';
import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@quarterdeck/i18n';
import { readVisit, visit } from '../visit/visit';
import type { StartDraft } from './startDraft';
import { startDraft } from './useStartDraft';

export interface NewProjectAnswers {
  draft: StartDraft;
  /** The suggestions that stay. */
  suggestions: readonly Requirement[];
  /** Whether the person wants to begin in the marketplace. */
  goesToMarketplace: boolean;
}

/**
 * Makes the project out of the answers and keeps who the visitor is. A session that was begun by an attempt that failed
 * is used by the next one.
 */
export function useCreateProject() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async ({ draft, suggestions, goesToMarketplace }: NewProjectAnswers) => {
      const sessionId = readVisit().sessionId ?? (await request(createSession, { body: {} })).sessionId;
      visit.begin(sessionId);
      const { name, summary, startDate, currency, invitations, goals, own } = draft;
      const project = await request(createProject, {
        body: {
          sessionId,
          name: name.trim(),
          summary: summary.trim().slice(0, 200),
          ...(startDate === null ? {} : { startDate }),
          currency,
          invitations,
          goals: goals.map((goal) => t(`getStarted.goal.${goal}.title`)),
          requirements: [
            ...suggestions.map(({ id }) => ({ requirementId: id })),
            ...own.map((title) => ({ title: title.trim() })),
          ],
        },
      });
      client.setQueryData(toQuery(getProject, { params: { projectId: project.id } }).queryKey, project);
      visit.keepProject(project);
      visit.setGoMarketplace(goesToMarketplace);
      startDraft.forget();
      return project;
    },
  });
}
