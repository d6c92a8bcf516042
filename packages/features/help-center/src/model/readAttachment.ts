import { supportAttachmentMaxBytes, type SupportAttachment } from '@quarterdeck/contract/entities/supportRequest';

/** A file that was chosen, as the request carries it. */
export interface ChosenFile extends SupportAttachment {
  sizeBytes: number;
}

/** Reads a file; null for one that is empty or larger than a request carries. @throws when it cannot be read. */
export async function readAttachment(file: File): Promise<ChosenFile | null> {
  if (file.size === 0 || file.size > supportAttachmentMaxBytes) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { name: file.name.slice(-255), content: btoa(binary), sizeBytes: file.size };
}
