import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A built site's own list of its pages: addresses in which a segment `:name` stands for any one segment. */
const routesFile = 'routes.json';

/** The addresses of `<root>/routes.json`; only the start page when the build wrote no list. */
export async function readPageRoutes(root: string): Promise<readonly string[]> {
  let text: string;
  try {
    text = await readFile(path.join(root, routesFile), 'utf8');
  } catch {
    return ['/'];
  }
  const list = JSON.parse(text) as { routes: readonly string[] };
  return list.routes;
}

/** Whether one of the routes stands for `pathname` (decoded). A slash at the end makes no difference. */
export function isPage(routes: readonly string[], pathname: string): boolean {
  const asked = segmentsOf(pathname);
  return routes.some((route) => {
    const wanted = segmentsOf(route);
    return (
      wanted.length === asked.length &&
      wanted.every((segment, index) => segment.startsWith(':') || segment === asked[index])
    );
  });
}

function segmentsOf(pathname: string): string[] {
  return pathname.replace(/^\/|\/$/g, '').split('/');
}
