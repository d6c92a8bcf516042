/** Parameters of a path, decoded; undefined when the address does not end with the path. */
export function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  const wanted = path.split('/');
  // Whatever stands in front is the base address of the API or the folder of the site.
  const given = pathname.split('/').slice(-wanted.length);
  if (given.length < wanted.length) return undefined;
  const params: [string, string][] = [];
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    const [, before = '', name, after = ''] = /^(.*)\{(\w+)\}(.*)$/.exec(part) ?? [];
    if (name === undefined) {
      if (value !== part) return undefined;
      continue;
    }
    const isLongEnough = value.length > before.length + after.length;
    if (!isLongEnough || !value.startsWith(before) || !value.endsWith(after)) return undefined;
    params.push([name, decoded(value.slice(before.length, value.length - after.length))]);
  }
  return Object.fromEntries(params);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A broken escape is a text like any other; there will be no record with this id.
    return value;
  }
}
