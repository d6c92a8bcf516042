import { ApiError } from '@quarterdeck/contract';

const isOf = (code: ApiError['code']) => (error: unknown) => error instanceof ApiError && error.code === code;

/** Whether a record is not there any longer. */
export const isGone = isOf('not_found');
/** Whether the same would be refused again. */
export const isRefused = isOf('invalid_request');
/** Whether there was no connection. */
export const isOffline = isOf('offline');
