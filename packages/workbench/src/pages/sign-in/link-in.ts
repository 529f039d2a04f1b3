/** The link in what somebody pasted: the whole address, what comes after #, or the link itself; nothing where there is none. */
export function linkIn(text: string): string | undefined {
  return /(?:^|[#\s])(ql_[\w-]+)\s*$/u.exec(text.trim())?.[1];
}
