/**
 * Loads the page anew where its server answers. Browsers remember that a file of code failed to load, and every file
 * that needs it fails from then on: only a new page asks again. Without an answer the page stays, with all that is on it.
 * @returns whether the page is being left.
 */
export async function reloadPage(): Promise<boolean> {
  const isReachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) location.reload();
  return isReachable;
}
