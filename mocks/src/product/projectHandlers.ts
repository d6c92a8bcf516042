import * as calls from '@quarterdeck/contract/endpoints/project';
import { projectDefaults } from '@quarterdeck/contract/entities/project';
import { sessionIdSchema } from '@quarterdeck/contract/entities/session';
import { dayOf, mondayOf } from '@quarterdeck/contract/rules/calendar';
import * as z from 'zod/mini';
import { invalid, notFound } from '../core/failure';
import { handle, type MockContext, type MockHandler } from '../core/handle';
import { addToBacklog, changeBacklog, type BacklogContext } from './changeBacklog';
import { invite, resend } from './invitations';
import { openMarketplace, type Marketplace } from './openMarketplace';
import { restoreItems } from './restoreItems';
import { moveToTrash } from '../core/trash';
import { answerProject, itemsOf, openProjects, paidIdsOf, requireProject, requireSession } from './projectStore';
import { projectRecordSchema } from './projectRecords';
import { sessionTable } from './projectTables';
import { chosenRequirements } from './chosenRequirements';

export const projectHandlers: readonly MockHandler[] = [
  handle(calls.createSession, async (_, { db, newId, now }) => {
    const sessions = await db.open(sessionTable);
    const { id } = sessions.insert({ id: z.parse(sessionIdSchema, newId()), createdAt: now().toISOString() });
    return { sessionId: id };
  }),

  handle(
    calls.createProject,
    async ({ body: { sessionId, requirements = [], invitations = [], ...details }, language }, context) => {
      await requireSession(context.db, sessionId);
      const backlogContext = await openBacklog(context, language);
      const today = dayOf(context.now());
      const startDate = details.startDate ?? mondayOf(today, 1);
      requireFutureStart(startDate, today, 'startDate');
      const project = z.parse(projectRecordSchema, {
        ...projectDefaults,
        ...details,
        invitations: invite(invitations, [], { now: context.now(), path: 'invitations' }),
        id: context.newId(),
        startDate,
        createdAt: context.now().toISOString(),
      });
      // A refused item must leave no project behind, so the backlog is written first.
      changeBacklog(backlogContext, project, requirements, 'requirements');
      backlogContext.store.projects.insert(project);
      return answerProject(backlogContext.store, project, backlogContext.marketplace);
    },
  ),

  handle(calls.getProject, async ({ params: { projectId }, language }, { db }) => {
    const [store, marketplace] = await Promise.all([openProjects(db), openMarketplace(db, language)]);
    return answerProject(store, requireProject(store, projectId), marketplace);
  }),

  handle(calls.updateProject, async ({ params, body, language }, context) => {
    const backlogContext = await openBacklog(context, language);
    const project = requireProject(backlogContext.store, params.projectId);
    const { requirements, invitations, ...details } = body.project;
    const changes = {
      ...details,
      invitations:
        invitations && invite(invitations, project.invitations, { now: context.now(), path: 'project.invitations' }),
    };
    if (details.startDate !== undefined && details.startDate !== project.startDate) {
      requireFutureStart(details.startDate, dayOf(context.now()), 'project.startDate');
    }
    if (requirements) changeBacklog(backlogContext, project, requirements, 'project.requirements');
    return answerProject(
      backlogContext.store,
      backlogContext.store.projects.patch(project.id, changes) ?? project,
      backlogContext.marketplace,
    );
  }),

  handle(calls.addRequirements, async ({ params, body, language }, context) => {
    await requireSession(context.db, body.sessionId);
    const backlogContext = await openBacklog(context, language);
    const project = requireProject(backlogContext.store, params.projectId);
    const paidIds = paidIdsOf(backlogContext.store, project.id);
    const chosen = chosenRequirements(backlogContext.marketplace, body.requirementIds, ({ id, price }) =>
      price > 0 && !paidIds.has(id) ? 'Has not been paid' : undefined,
    );
    addToBacklog(backlogContext, project, chosen);
    return { project: answerProject(backlogContext.store, project, backlogContext.marketplace) };
  }),

  handle(calls.deleteProjectRequirement, async ({ params: { projectId, requirementId } }, { db }) => {
    const store = await openProjects(db);
    requireProject(store, projectId);
    const item = itemsOf(store, projectId).find(
      (one) => one.id === requirementId || one.requirementId === requirementId,
    );
    if (item === undefined) throw notFound(`No requirement with id ${requirementId} in the project`);
    moveToTrash(store.backlog, store.deletedBacklog, item);
    return true as const;
  }),

  handle(calls.restoreProjectRequirements, async ({ params: { projectId }, body: { ids }, language }, context) => {
    const { store, marketplace } = await openBacklog(context, language);
    const project = requireProject(store, projectId);
    restoreItems(store, project.id, ids);
    return answerProject(store, project, marketplace);
  }),

  handle(calls.resendProjectInvitation, async ({ params: { projectId }, body: { email }, language }, context) => {
    const { store, marketplace } = await openBacklog(context, language);
    const project = requireProject(store, projectId);
    const invitations = resend(project.invitations, email, context.now());
    return answerProject(store, store.projects.patch(project.id, { invitations }) ?? project, marketplace);
  }),
];

/** @param language in which the backlog says what it took over from requirements. */
async function openBacklog(
  { db, now, newId }: MockContext,
  language: string,
): Promise<BacklogContext & { marketplace: Marketplace }> {
  const [store, marketplace] = await Promise.all([openProjects(db), openMarketplace(db, language)]);
  return { store, marketplace, now, newId };
}

/** @throws Failure 400 when the twelve weeks would have begun already. */
function requireFutureStart(startDate: string, today: string, path: string): void {
  if (startDate < today) throw invalid('The project cannot start in the past', { [path]: 'Is in the past' });
}
