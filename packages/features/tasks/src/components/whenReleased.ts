/**
 * Calls `act` once nothing is pressed any longer, after the click: what somebody presses must not move away from below
 * the pointer. Calls it at once where nothing is pressed.
 */
export function whenReleased(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act();
    return;
  }
  const waiting = new AbortController();
  const handleRelease = () => {
    waiting.abort();
    setTimeout(act);
  };
  // A link that is dragged away ends without the first one.
  for (const name of ['mouseup', 'dragend']) {
    addEventListener(name, handleRelease, { capture: true, signal: waiting.signal });
  }
}
