import { speaks, type Context } from '../session/index.js';

/** The article of the first provision that defines a notion on the day of the question, for which a body may have determined it. */
export function articleDefining(c: Context, notion: string): string {
  const defining = c.provisionsOn(c.asOf).find((placed) => {
    const defines = c.kindOf(placed).defines?.(placed.provision as never) ?? [];
    return defines.includes(notion) && speaks(c, placed, c.asOf);
  });
  return defining?.article ?? '';
}
