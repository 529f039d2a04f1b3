type Column = string | { readonly figure: string } | { readonly screen: string };

/**
 * The head of a table: a title a column, those of figures at the side at which these stand. Those for a screen alone have what is
 * pressed, which says itself what it does: their title is only read out, and they are not printed.
 */
export function Head({ of }: { readonly of: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {of.map((column) => {
          const [title, className] =
            typeof column === 'string'
              ? [column, undefined]
              : 'figure' in column
                ? [column.figure, 'num']
                : [column.screen, 'screen'];
          return (
            <th key={title} scope="col" className={className}>
              {className === 'screen' ? <span className="hidden">{title}</span> : title}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
