/** What an entry's data may be made of before they are written. */
export type Data = string | number | boolean | undefined | readonly Data[] | { readonly [field: string]: Data };

/** Data as a journal takes them: numbers and yes or no as text. Fields that are left open are left out. */
export function written(data: Data): unknown {
  if (typeof data === 'boolean') return data ? 'yes' : 'no';
  if (typeof data !== 'object') return String(data);
  if (Array.isArray(data)) return (data as readonly Data[]).map(written);
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields.map(([name, value]) => [name, written(value)]));
}

/** An amount of money from whole cents: `$1,234.56`. */
export function dollars(cents: number): string {
  const whole = Math.floor(cents / 100).toLocaleString('en-US');
  return `$${whole}.${String(cents % 100).padStart(2, '0')}`;
}
