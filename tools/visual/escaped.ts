const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as text of HTML or XML, also within quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
