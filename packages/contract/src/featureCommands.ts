import * as z from 'zod/mini';
import type { SchemaOf } from './endpoint';
import { taskNotesMaxLength, taskTitleMaxLength } from './entities/task';

/** What one feature may ask of another, which offers a command of this id. */
export interface FeatureCommand<Payload> {
  id: string;
  payload: SchemaOf<Payload>;
}

/** Reads what another feature hands over with a command. @throws ZodError */
export const readPayload = <Payload>({ payload }: FeatureCommand<Payload>, given: unknown): Payload =>
  z.parse(payload, given);

/** Makes a task of something else, such as a note. */
export const createTaskCommand = {
  id: 'tasks.create',
  payload: z.object({
    title: z.string().check(z.minLength(1), z.maxLength(taskTitleMaxLength)),
    /** Plain text. */
    notes: z.nullable(z.string().check(z.maxLength(taskNotesMaxLength))),
  }),
} satisfies FeatureCommand<unknown>;
