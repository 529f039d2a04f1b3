import type { Block, Document, Table } from './document.js';

/** A document as one page of HTML, without scripts, styles from elsewhere or pictures. */
export function asHtml({ title, blocks }: Document): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</main>
</body>
</html>
`;
}

const styles =
  'body{font:16px/1.5 Georgia,serif;max-width:52rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem}' +
  'div{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:1rem 0;font-variant-numeric:tabular-nums}caption{text-align:left;font-style:italic}' +
  'th,td{text-align:right;padding:.25rem .5rem;border-bottom:1px solid #999}th:first-child,td:first-child{text-align:left}';

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escaped(block.says)}</h2>`;
    case 'paragraph':
      return `<p>${escaped(block.says)}</p>`;
    case 'table':
      return tableHtml(block);
    case 'signatures':
      return block.names.map((name) => `<p>______________________________<br>${escaped(name)}</p>`).join('\n');
  }
}

function tableHtml({ says, columns, rows }: Table): string {
  const head = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('');
  const body = rows.map(([first = '', ...cells]) => {
    const rest = cells.map((cell) => `<td>${escaped(cell)}</td>`).join('');
    return `<tr><th scope="row">${escaped(first)}</th>${rest}</tr>`;
  });
  return `<div tabindex="0" role="region" aria-label="${escaped(says)}"><table>\n<caption>${escaped(says)}</caption>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table></div>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
