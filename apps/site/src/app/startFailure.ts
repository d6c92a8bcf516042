/** Shows what the build has written into the page for this, as nothing else may load. `boot.js` does the same. */
export function showStartFailure(root: HTMLElement): void {
  const failure = document.querySelector<HTMLTemplateElement>('template#start-failure');
  if (failure) root.replaceChildren(failure.content.cloneNode(true));
  const title = root.querySelector(`[data-prerendered-language="${document.documentElement.lang}"] h1`);
  document.title = `${title?.textContent ?? ''} · Quarterdeck`;
}
