/** Whether keys in tinykeys' words hold a modifier other than Shift, so that they mean nothing in a text. */
export const hasModifier = (keys: string) => /(\$mod|Alt|Control|Meta)\+/.test(keys);

/** Whether keys are single letters or signs (`x`, `g t`, `Shift+?`), which a person may have turned off. */
export const isSingleKey = (keys: string) => !hasModifier(keys) && /(?:^|[ +]).$/u.test(keys);
