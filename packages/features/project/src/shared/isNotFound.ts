import { ApiError } from '@quarterdeck/contract';

/** Whether a call failed because the server knows no such record. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';
