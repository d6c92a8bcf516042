/** Lets the browser save a text as a file. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
