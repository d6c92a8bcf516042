/** With this begins the key of every write in the cache of mutations. */
export const writeKey = 'write';
