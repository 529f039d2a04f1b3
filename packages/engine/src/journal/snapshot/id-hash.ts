/** A number of 32 bits for a text (FNV-1a over its UTF-16 units): equal texts have equal numbers, others nearly always others. */
export function idHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
