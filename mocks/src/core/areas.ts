import type { MockHandler } from './handle';
import { matchPath } from './matchPath';

/** A group of calls that is fetched when one of them is first made. */
export interface AreaPointer {
  /** Start of the paths of its calls. */
  prefix: string;
  load: () => Promise<readonly MockHandler[]>;
}

export const areas: readonly AreaPointer[] = [
  // Nothing of these is needed for the first paint; the frame's own calls come after them, as their prefix is shorter.
  ...['messages', 'notifications', 'shortcuts'].map((panel) => ({
    prefix: `api/common/${panel}`,
    load: async () => (await import('../common/panelArea')).panelHandlers,
  })),
  { prefix: 'api/common/search', load: async () => (await import('../common/searchArea')).searchHandlers },
  { prefix: 'api/common', load: async () => (await import('../common/area')).commonHandlers },
  { prefix: 'api/apps/contacts', load: async () => (await import('../contacts/area')).contactHandlers },
  { prefix: 'api/apps/ecommerce', load: async () => (await import('../ecommerce/area')).ecommerceHandlers },
  { prefix: 'api/apps/file-manager', load: async () => (await import('../file-manager/area')).fileManagerHandlers },
  { prefix: 'api/apps/chat', load: async () => (await import('../chat/area')).chatHandlers },
  { prefix: 'api/apps/help-center', load: async () => (await import('../help-center/area')).helpCenterHandlers },
  { prefix: 'api/apps/scrumboard', load: async () => (await import('../scrumboard/area')).scrumboardHandlers },
  { prefix: 'api/apps/mailbox', load: async () => (await import('../mailbox/area')).mailboxHandlers },
  { prefix: 'api/apps/notes', load: async () => (await import('../notes/area')).notesHandlers },
  { prefix: 'api/apps/tasks', load: async () => (await import('../tasks/area')).taskHandlers },
  { prefix: 'api/apps/academy', load: async () => (await import('../academy/area')).academyHandlers },
  { prefix: 'api/dashboards', load: async () => (await import('../dashboards/area')).dashboardHandlers },
  { prefix: 'api/pages', load: async () => (await import('../pages/area')).pageHandlers },
  { prefix: 'api/ui', load: async () => (await import('../ui/area')).uiHandlers },
  { prefix: 'api/auth', load: async () => (await import('../auth/area')).authHandlers },
  ...[
    'assets/i18n',
    'checkout-sessions',
    'create-checkout-session',
    'marketplace',
    'projects',
    'sessions',
    'users',
  ].map((prefix) => ({ prefix, load: async () => (await import('../product/area')).productHandlers })),
];

/** The area that answers an address; a base address or folder may stand in front of the prefix. */
export function findArea(pathname: string): AreaPointer | undefined {
  return areas.find(({ prefix }) => `${pathname}/`.includes(`/${prefix}/`));
}

export interface FoundHandler {
  handler: MockHandler;
  params: Record<string, string>;
}

/** The handler of a call with the parameters of its path; undefined for an unknown method or path. */
export async function findHandler(method: string, pathname: string): Promise<FoundHandler | undefined> {
  for (const handler of (await findArea(pathname)?.load()) ?? []) {
    const params = handler.endpoint.method === method && matchPath(handler.endpoint.path, pathname);
    if (params) return { handler, params };
  }
  return undefined;
}
