/** Gives a file to the browser, to be saved. */
export function saved(name: string, content: Uint8Array | string | Blob, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type: mediaType }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
