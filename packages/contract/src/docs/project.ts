import * as calls from '../endpoints/project';
import { documentEndpoints, type DocumentedInput } from './documentEndpoints';
import { invalidRequest, notFound } from './documentedErrors';

const params = { projectId: 'project-01' };

const noProject = (rest: DocumentedInput = {}) =>
  notFound('no project has the id', { ...rest, params: { ...rest.params, projectId: 'project-nowhere' } });

export const projectDocs = documentEndpoints(calls, {
  createSession: {
    summary: 'Start a visit',
    description: 'Sent at the end of getting started. Answers the id that the browser keeps as `sessionId`.',
    rules: ['Each call starts a visit of its own.'],
    errors: [],
    example: { body: {} },
  },
  createProject: {
    summary: 'Create a project',
    description:
      'Sent at the end of getting started with what was answered there. Answers the whole project with its backlog.',
    rules: [
      'Only session and name are needed. Without a start date the project starts on the next Monday, without a currency it is kept in USD.',
      'The name has 2 to 60 characters once the spaces around it are removed.',
      'Items of `requirements` are made in the order sent; what they may be is said at changing a project.',
      'When one item is refused there is no project either.',
    ],
    errors: [
      invalidRequest('the name is too short or too long', { body: { sessionId: 'session-01', name: ' H ' } }),
      invalidRequest('the start date is not a Monday', {
        body: { sessionId: 'session-01', name: 'Harbour shop', startDate: '2099-01-01' },
      }),
      invalidRequest('the start date is in the past', {
        body: { sessionId: 'session-01', name: 'Harbour shop', startDate: '2020-01-06' },
      }),
      notFound('no session has the id', { body: { sessionId: 'session-nowhere', name: 'Harbour shop' } }),
    ],
    example: {
      body: {
        sessionId: 'session-01',
        name: 'Harbour shop',
        summary: 'Souvenirs and charts by post.',
        goals: ['Take payments online'],
        invitations: [{ email: 'deniz@harbour.example', role: 'admin' }],
        requirements: [{ requirementId: 'QD-011' }, { title: 'Pictures of all charts' }],
      },
    },
  },
  getProject: {
    summary: 'A project with its backlog',
    description: 'Asked by the backlog, and by the marketplace to mark what the project already has.',
    rules: ['The backlog is sorted by `order`, which counts from 0 without gaps.'],
    errors: [noProject()],
    example: { params },
  },
  updateProject: {
    summary: 'Change a project and its backlog',
    description:
      'Takes what changes and answers the whole project. Carries the order and status of backlog items, changed items and new ones.',
    rules: [
      'Fields and items that are not sent stay as they are; id and creation cannot be changed.',
      'An entry with an `id` changes that item; one that the backlog does not have is passed over.',
      'An entry without an `id` is a new item at the end: one of the person’s own needs a title and gets the next key; one with a `requirementId` takes the rest from the marketplace, in the language of the call.',
      'A requirement that costs something can be brought back after it was paid, and not before.',
      'A changed `order` moves the item there and the others make room; a place beyond the end is the last one.',
      'An item of the marketplace keeps its requirement, its key, its price and its estimate.',
      '`invitations` are all that there are from then on: who is not among them is not invited any longer. Who is new is invited now; an entry that carries an earlier `invitedAt` is one that was removed and comes back.',
      'An e-mail address is invited once, in whatever case.',
      'A patch with one wrong field changes nothing at all.',
    ],
    errors: [
      invalidRequest('a field is not of its kind', {
        params,
        body: { project: { requirements: [{ id: 'item-04', status: 'soon' }] } },
      }),
      invalidRequest('a new item has neither a title nor a requirement', {
        params,
        body: { project: { requirements: [{ status: 'now' }] } },
      }),
      invalidRequest('a new item is a requirement that has not been paid', {
        params,
        body: { project: { requirements: [{ requirementId: 'QD-045' }] } },
      }),
      noProject({ body: { project: { name: 'Harbour' } } }),
    ],
    example: {
      params,
      body: {
        project: {
          requirements: [{ id: 'item-04', status: 'done' }, { id: 'item-07', order: 0 }, { title: 'Ask the port' }],
        },
      },
    },
  },
  addRequirements: {
    summary: 'Add free requirements to the project',
    description:
      'Sent when somebody leaves the marketplace with free requirements only and presses “Check out”. Then the stored selection is emptied and the backlog opens.',
    rules: [
      'Takes a session id, a project id and a list of requirement ids.',
      'They become items at the end of the backlog, with the status `next`.',
      'What the project already has stays as it is, so that the call can be repeated after a failure.',
      'When one requirement is refused, none is added.',
      'When the call fails, the failure is logged to the console only, the person stays in place and the selection is kept.',
    ],
    errors: [
      invalidRequest('a requirement is not in the marketplace or costs something that has not been paid', {
        params,
        body: { sessionId: 'session-01', requirementIds: ['QD-045'] },
      }),
      notFound('no session has the id', { params, body: { sessionId: 'session-nowhere', requirementIds: ['QD-002'] } }),
      noProject({ body: { sessionId: 'session-01', requirementIds: ['QD-002'] } }),
    ],
    example: { params, body: { sessionId: 'session-01', requirementIds: ['QD-002', 'QD-040'] } },
  },
  deleteProjectRequirement: {
    summary: 'Delete an item of the backlog',
    description:
      'Answers `true`. `requirementId` is the id of the item, or of the requirement that it came from. The item is kept, so that it can be restored.',
    rules: [
      'The others move up, so that `order` stays without gaps.',
      'What was paid stays paid.',
      'No new item gets the key of a deleted one.',
    ],
    errors: [
      notFound('the backlog has no such item', { params: { ...params, requirementId: 'item-nowhere' } }),
      noProject({ params: { requirementId: 'item-10' } }),
    ],
    example: { params: { ...params, requirementId: 'item-10' } },
  },
  restoreProjectRequirements: {
    summary: 'Restore deleted items of the backlog',
    description: 'Answers the whole project. Sent when somebody takes a deletion back.',
    rules: [
      'An item comes back as it was, with its id, its key and its comments, behind the item that it stood behind.',
      'What was paid meanwhile is paid.',
      'An item that is there already stays as it is, so that the call can be repeated; so does one whose requirement was added again.',
      'When one id was never deleted, nothing is restored.',
    ],
    errors: [
      invalidRequest('there are no ids', { params, body: { ids: [] } }),
      notFound('no item with the id was deleted', { params, body: { ids: ['item-nowhere'] } }),
      noProject({ body: { ids: ['item-10'] } }),
    ],
    example: { params, body: { ids: ['item-10'] } },
  },
  resendProjectInvitation: {
    summary: 'Send an invitation again',
    description: 'Answers the whole project.',
    rules: ['`invitedAt` of the invitation becomes the time of the call; its role and place stay.'],
    errors: [
      invalidRequest('the address is none', { params, body: { email: 'deniz' } }),
      notFound('nobody with the address is invited', { params, body: { email: 'nobody@harbour.example' } }),
      noProject({ body: { email: 'deniz@harbour.example' } }),
    ],
    example: { params, body: { email: 'deniz@harbour.example' } },
  },
});
