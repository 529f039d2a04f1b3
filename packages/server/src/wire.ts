import type { z } from '@hono/zod-openapi';
import type { ProblemDetails } from './problem.js';
import type { newCorporation } from './routes/journal/corporations.js';
import type { appending, entriesPage, storedEntry } from './routes/journal/entries.js';
import type { soundness } from './routes/journal/keeping.js';
import type { answer, asking, describedQuestion } from './routes/questions/questions.js';
import type { corporationSchema, headSchema } from './routes/responses.js';

/** What goes over the wire, by the schemas of the routes: what a client sends is their input, what it gets their output. */
export interface Wire {
  readonly Problem: ProblemDetails;
  readonly Corporation: z.output<typeof corporationSchema>;
  readonly NewCorporation: z.input<typeof newCorporation>;
  readonly Head: z.output<typeof headSchema>;
  readonly Appending: z.input<typeof appending>;
  readonly StoredEntry: z.output<typeof storedEntry>;
  readonly Page: z.output<typeof entriesPage>;
  readonly Asking: z.input<typeof asking>;
  readonly Answer: z.output<typeof answer>;
  readonly Question: z.output<typeof describedQuestion>;
  readonly Soundness: z.output<typeof soundness>;
}
