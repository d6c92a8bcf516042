import { create } from 'zustand';

/**
 * Whether the person of this page has signed out while the browser has no connection: the page cannot be loaded anew then,
 * and shows nothing but that they are signed out until it can.
 */
export const useSignedOutOffline = create<boolean>()(() => false);
