/**
 * Calls `callback` once nothing is pressed any longer, after the click: what somebody presses must not move away from
 * below the pointer. Calls it at once where nothing is pressed.
 */
export function whenReleased(callback: () => void): void {
  if (document.querySelector(':active') === null) {
    callback();
    return;
  }
  const listening = new AbortController();
  const handleRelease = () => {
    listening.abort();
    setTimeout(callback);
  };
  // A link that is dragged away ends without the first one.
  for (const name of ['mouseup', 'dragend']) {
    addEventListener(name, handleRelease, { capture: true, signal: listening.signal });
  }
}
