/** Parameters of a path, decoded; undefined when the address does not end with the path. */
export function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  // The base address of the API or the folder of the site may come before the path.
  const match = new RegExp(`/${pattern}$`).exec(pathname);
  if (match === null) return undefined;
  return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decoded(value)]));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A broken escape is a text like any other; there will be no record with this id.
    return value;
  }
}
