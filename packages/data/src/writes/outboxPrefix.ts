/** Where the browser keeps writes that are on their way, each page below a key of its own. */
export const outboxPrefix = 'qd:outbox:';

/** Whether what is kept below a key could not be read: nobody will send it. */
export const isSetAside = (key: string): boolean => key.includes('.bad.');
