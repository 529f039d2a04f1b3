/** The head of a page that a script writes. */
export function generated(title: string, source: string): string {
  return `# ${title}\n\n<!-- Written by \`npm run docs\` from ${source}. Change them, not this page. -->`;
}
