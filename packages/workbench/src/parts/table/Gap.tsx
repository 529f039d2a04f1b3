/** More rows than this are drawn only where they are seen. */
export const mostDrawn = 60;
/** In pixels. */
export const rowHeight = 28;

/** The rows that are not drawn, as high as they would be. */
export function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr aria-hidden="true" className="gap">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
