/** The parts of the writes of messages and notifications, as the browser keeps them until they are answered. */
import * as z from 'zod/mini';

/** An item with the flag that it is to have; the title is for the message of a failure. */
export const readFlagSchema = z.object({ id: z.string(), title: z.string(), read: z.boolean() });
export type ReadFlag = z.infer<typeof readFlagSchema>;

/** Everything that was there at an instant is to be read. */
export const allReadSchema = z.object({ at: z.iso.datetime() });
export type AllRead = z.infer<typeof allReadSchema>;
