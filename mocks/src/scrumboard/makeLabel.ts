import { boardLabelSchema, type BoardLabel } from '@quarterdeck/contract/entities/boardLabel';
import * as z from 'zod/mini';

export function makeLabel(id: string, boardId: string, title: string): BoardLabel {
  return z.parse(boardLabelSchema, { id, boardId, title });
}
