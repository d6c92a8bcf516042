/** Where the browser keeps writes that are on their way, each page below a key of its own. */
export const outboxPrefix = 'qd:outbox:';
