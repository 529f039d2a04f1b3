/** The head of a table: a title a column, those of figures at the side at which these stand. */
export function Head({ of }: { readonly of: readonly (string | { readonly figure: string })[] }) {
  return (
    <thead>
      <tr>
        {of.map((column) =>
          typeof column === 'string' ? (
            <th key={column} scope="col">
              {column}
            </th>
          ) : (
            <th key={column.figure} scope="col" className="num">
              {column.figure}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
