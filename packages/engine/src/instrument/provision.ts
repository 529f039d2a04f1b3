import { z } from 'zod';

/** What every provision has, whatever its kind; a kind adds its own parameters. */
export const provisionFields = {
  kind: z.string().describe('the kind of provision, as registered'),
  cite: z.string().describe('the section, as the document numbers it: SIXTEENTH.C(1)'),
  summary: z.string().describe('what it provides, in our own words'),
  id: z.string().optional().describe('a name that other provisions or notions use'),
  yieldsTo: z
    .array(z.string())
    .optional()
    .describe('sections, or whole articles, that prevail over this one where both govern an act'),
  displaces: z
    .array(z.string())
    .optional()
    .describe('sections, or whole articles, that this one prevails over where both govern an act'),
  insteadOf: z
    .array(z.string())
    .optional()
    .describe('sections whose requirements need not be met where what this one asks for is'),
  ifRead: z
    .record(z.string(), z.string())
    .optional()
    .describe('the text says this only where doubts are read so: by reading, the option, such as { R-1: narrow }'),
};

/** A provision as data: the common fields, and the parameters of its kind. */
export interface Provision {
  readonly kind: string;
  readonly cite: string;
  readonly summary: string;
  readonly id?: string | undefined;
  readonly yieldsTo?: readonly string[] | undefined;
  readonly displaces?: readonly string[] | undefined;
  readonly insteadOf?: readonly string[] | undefined;
  /** The options of readings by which alone the text says this. */
  readonly ifRead?: Readonly<Record<string, string>> | undefined;
}

type OfKind<K extends string, F> = Omit<typeof provisionFields, 'kind'> & { readonly kind: z.ZodLiteral<K> } & F;

/** The parameters of a kind: what every provision has, and fields of its own. */
export function parametersOf<const K extends string, F extends z.core.$ZodLooseShape>(
  kind: K,
  fields: F,
): z.ZodObject<OfKind<K, F>, z.core.$strict> {
  const shape = { ...provisionFields, kind: z.literal(kind), ...fields } as unknown as OfKind<K, F>;
  return z.strictObject(shape);
}

/** The parameters of a kind as a charter file writes them: without the kind, which the builder adds. */
export type Written<S extends z.ZodType> = Omit<z.input<S>, 'kind'>;

/** Writes provisions of the kind that has these parameters. */
export function writerOf<S extends z.ZodObject<{ readonly kind: z.ZodLiteral<string> }>>(parameters: S) {
  const kind = parameters.shape.kind.value;
  return (data: Written<S>): Provision => ({ kind, ...data }) as unknown as Provision;
}
