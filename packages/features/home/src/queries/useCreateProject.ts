import { ApiError, request, toQuery } from '@quarterdeck/contract';
import { createProject, createSession, getProject } from '@quarterdeck/contract/endpoints/project';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { takeTyped } from '@quarterdeck/contract/rules/invitations';
import { readVisit, visit } from '@quarterdeck/data/visit/visit';
import { useAttemptKey } from '@quarterdeck/data/writes/useAttemptKey';
import { useTranslation } from '@quarterdeck/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startDraft } from '../components/getStarted/useStartDraft';
import type { Suggestion } from '../model/goals';
import { withTypedItem, type StartDraft } from '../model/startDraft';

export interface NewProjectAnswers {
  draft: StartDraft;
  /** The suggestions that stay. */
  suggestions: readonly Suggestion[];
  /** Whether the person wants to begin in the marketplace. */
  goesToMarketplace: boolean;
}

async function beginSession(): Promise<SessionId> {
  const { sessionId } = await request(createSession, { body: {} });
  visit.begin(sessionId);
  return sessionId;
}

/** Makes something in the session of the visit, or in a new one where there is none or the server does not know it. */
async function inSession<T>(make: (sessionId: SessionId) => Promise<T>): Promise<T> {
  const { sessionId } = readVisit();
  if (sessionId === undefined) return make(await beginSession());
  try {
    return await make(sessionId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    return make(await beginSession());
  }
}

/**
 * Makes the project out of the answers and keeps who the visitor is. A session that was begun by an attempt that failed
 * is used by the next one.
 */
export function useCreateProject() {
  const client = useQueryClient();
  const { t } = useTranslation();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: async ({ draft, suggestions, goesToMarketplace }: NewProjectAnswers) => {
      const { name, summary, startDate, currency, goals, own } = withTypedItem(draft);
      const answers = {
        name: name.trim(),
        summary: summary.trim().slice(0, 200),
        ...(startDate === null ? {} : { startDate }),
        currency,
        invitations: takeTyped(draft).invitations,
        goals: goals.map((goal) => t(`suggested.goal.${goal}`)),
        requirements: [
          ...suggestions.map((suggestion) =>
            typeof suggestion === 'string'
              ? { title: t(`suggested.starter.${suggestion}`) }
              : { requirementId: suggestion.id },
          ),
          ...own.map((title) => ({ title: title.trim() })),
        ],
      };
      const project = await inSession((sessionId) => {
        const body = { sessionId, ...answers };
        return request(createProject, { body }, { idempotencyKey: attempt.keyOf(body) });
      });
      attempt.end();
      client.setQueryData(toQuery(getProject, { params: { projectId: project.id } }).queryKey, project);
      visit.keepProject(project);
      visit.setGoMarketplace(goesToMarketplace);
      startDraft.forget();
      return project;
    },
  });
}
