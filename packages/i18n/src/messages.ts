/** A tree of messages; leaves are texts with `{{values}}`. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Fetches all messages of one language (ISO 639). */
export type LoadMessages = (language: string) => Promise<Messages>;

/** The messages of one package by language, such as `en`; each is loaded when its language is shown. */
export type Words = Readonly<Record<string, () => Promise<{ default: Messages }>>>;
