import type { Style } from '../output.js';

/** The heading of a part of an answer. */
export function heading(title: string, style: Style): string {
  return style.strong(title);
}
