import type { KitMessages } from '../messages';

export interface KeyName {
  glyph: string;
  /** What is read out. */
  spoken: string;
}

/** Whether keys are called as on Apple's keyboards. */
export function isApplePlatform(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** Glyph and spoken name of one key in tinykeys' words (`$mod`, `Shift`, `ArrowUp`, `k`). */
function keyName(key: string, isApple: boolean, words: KitMessages): KeyName {
  const names: Record<string, KeyName> = {
    $mod: isApple ? { glyph: '⌘', spoken: words.keyCommand } : { glyph: 'Ctrl', spoken: words.keyControl },
    Meta: isApple ? { glyph: '⌘', spoken: words.keyCommand } : { glyph: 'Win', spoken: 'Windows' },
    Control: isApple ? { glyph: '⌃', spoken: words.keyControl } : { glyph: 'Ctrl', spoken: words.keyControl },
    Alt: isApple ? { glyph: '⌥', spoken: words.keyOption } : { glyph: 'Alt', spoken: words.keyAlt },
    Shift: { glyph: isApple ? '⇧' : 'Shift', spoken: words.keyShift },
    Enter: { glyph: '↵', spoken: words.keyEnter },
    Escape: { glyph: 'Esc', spoken: words.keyEscape },
    Backspace: { glyph: '⌫', spoken: words.keyBackspace },
    Delete: { glyph: 'Del', spoken: words.keyDelete },
    Space: { glyph: '␣', spoken: words.keySpace },
    Tab: { glyph: '⇥', spoken: words.keyTab },
    ArrowUp: { glyph: '↑', spoken: words.keyUp },
    ArrowDown: { glyph: '↓', spoken: words.keyDown },
    ArrowLeft: { glyph: '←', spoken: words.keyLeft },
    ArrowRight: { glyph: '→', spoken: words.keyRight },
    PageUp: { glyph: isApple ? '⇞' : 'PgUp', spoken: words.keyPageUp },
    PageDown: { glyph: isApple ? '⇟' : 'PgDn', spoken: words.keyPageDown },
    Home: { glyph: isApple ? '↖' : 'Home', spoken: words.keyHome },
    End: { glyph: isApple ? '↘' : 'End', spoken: words.keyEnd },
  };
  // `KeyN` is the place of a letter, whatever it writes with a modifier.
  const name = key.replace(/^Key(?=[A-Z]$)/, '');
  const letter = name.length === 1 ? name.toUpperCase() : name;
  return names[key] ?? { glyph: letter, spoken: letter };
}

/**
 * Splits keys in tinykeys' words: presses that follow one another are separated by a space, keys of one
 * press by a plus, as in `g t` or `$mod+Shift+k`.
 */
export function pressesOf(keys: string, isApple: boolean, words: KitMessages): KeyName[][] {
  return keys.split(' ').map((press) =>
    // A plus at the end is the key itself.
    press
      .split(/\+(?=.)/u)
      // "?" is typed with Shift and already says so.
      .filter((key, index, all) => !(key === 'Shift' && all[index + 1] === '?'))
      .map((key) => keyName(key, isApple, words)),
  );
}
