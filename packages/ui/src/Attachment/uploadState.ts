export const uploadStatuses = ['ready', 'uploading', 'failed'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

/** A file that is there, on its way, or was not uploaded. */
export interface UploadState {
  /** With its extension. */
  name: string;
  /** Its media type or extension, where the name does not say. */
  type?: string | undefined;
  /** Undefined where nobody knows it. */
  sizeBytes?: number | undefined;
  /** @default 'ready' */
  status?: UploadStatus | undefined;
  /** How much of it is uploaded, 0 to 1. */
  progress?: number | undefined;
  /** Why it was not uploaded. @default the kit's words */
  errorMessage?: string | undefined;
}

/** The share that is uploaded; what is no number has not begun. */
export const shareOf = (progress: number | undefined): number =>
  progress === undefined || Number.isNaN(progress) ? 0 : Math.min(1, Math.max(0, progress));
