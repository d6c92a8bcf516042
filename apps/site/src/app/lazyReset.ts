/** Takes the demo back (`resetDemo`). What that needs to know of the product is not part of the start. */
export const resetDemo = (): Promise<void> => import('./resetDemo').then((file) => file.resetDemo());
