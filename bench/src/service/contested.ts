/** A question as it is sent. */
export interface Asking {
  readonly path: string;
  readonly body: string;
}

/** Where the contested merger of the demonstration stands. */
export const contested: Asking = on('2004-10-20');

/** The same, as of so many days before. */
export function onDays(count: number): readonly Asking[] {
  const last = Date.UTC(2004, 9, 19);
  return Array.from({ length: count }, (_, each) => on(new Date(last - each * 86_400_000).toISOString().slice(0, 10)));
}

function on(asOf: string): Asking {
  const body = JSON.stringify({ asOf, input: { of: 'harbor-merger' } });
  return { path: '/v1/corporations/peoples-demonstration/questions/approval.status', body };
}
