/** Stands for the parameters of docs pages in tests. */
export const docsParameters = {};
