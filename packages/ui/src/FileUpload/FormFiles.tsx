import { useEffect, useRef } from 'react';

export interface FormFilesProps {
  name: string;
  /** What is disabled is not sent. */
  isDisabled: boolean;
  files: readonly File[];
}

/** What a form sends: a field of the browser that holds the files, out of sight. */
export function FormFiles({ name, isDisabled, files }: FormFilesProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = field;
    if (current === null) return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    current.files = transfer.files;
  }, [files]);
  return <input ref={field} type="file" name={name} disabled={isDisabled} multiple hidden aria-hidden tabIndex={-1} />;
}
