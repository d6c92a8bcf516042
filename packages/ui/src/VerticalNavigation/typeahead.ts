/** Letters that follow each other within so many milliseconds are one word. */
const pauseMs = 800;

/**
 * Finds the row whose words begin with what is typed, from the current one on and round. The same letter again goes on to the
 * next row that begins with it.
 * @param at place of the current row.
 * @param time of the key press, in milliseconds.
 */
export type FindTyped = (
  rows: readonly HTMLElement[],
  at: number,
  key: string,
  time: number,
) => HTMLElement | undefined;

/** Keeps what was typed just now, for one menu. */
export function createTypeahead(): FindTyped {
  let typed = '';
  let lastTime = -Infinity;
  return (rows, at, key, time) => {
    if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined;
    const lower = (text: string) => text.trim().toLocaleLowerCase(document.documentElement.lang || undefined);
    const letter = lower(key);
    typed = time - lastTime < pauseMs ? typed + letter : letter;
    lastTime = time;
    const find = (wanted: string, from: number) =>
      [...rows.slice(from), ...rows.slice(0, from)].find((row) =>
        lower(row.ariaLabel ?? row.textContent ?? '').startsWith(wanted),
      );
    if (typed === letter) return find(letter, at + 1);
    // A longer word may still fit the row that its beginning has found.
    const isRepeated = typed === letter.repeat(typed.length / letter.length);
    return find(typed, at) ?? (isRepeated ? find(letter, at + 1) : undefined);
  };
}
