import type { Area } from './core/findHandler';
import { productPrefixes } from './product/prefixes';

/** Whether a path is the product's; a base address or folder may come before the prefix. */
export const isProductPath = (pathname: string): boolean =>
  productPrefixes.some((prefix) => `${pathname}/`.includes(`/${prefix}/`));

/** Which folders may answer a path: `api/apps/<folder>` or `api/<folder>`. A base address may have an `api/` of its own. */
function foldersOf(pathname: string): string[] {
  const folders = Array.from(pathname.matchAll(/\/api(?=\/(?:apps\/)?([\w-]+))/g), ([, folder = '']) => folder);
  return isProductPath(pathname) ? [...folders, 'product'] : folders;
}

/** What Vite, and esbuild in `dist`, say of a folder without an area. An area whose code does not load is another failure. */
const noSuchFolder = /^(Unknown variable dynamic import|Module not found in bundle)/;

async function loadFolder(folder: string): Promise<Area | undefined> {
  try {
    // The bundlers find all these files, and make a chunk of each: a folder with an `area.ts` is an area.
    return (await import(`./${folder}/area.ts`)) as Area;
  } catch (error) {
    if (error instanceof Error && noSuchFolder.test(error.message)) return undefined;
    throw error;
  }
}

/** Loads the area that answers a path; undefined where there is none. */
export async function loadAreaOf(pathname: string): Promise<Area | undefined> {
  for (const folder of foldersOf(pathname)) {
    const area = await loadFolder(folder);
    if (area) return area;
  }
  return undefined;
}
