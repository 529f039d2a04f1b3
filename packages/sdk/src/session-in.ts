/** The session that an answer gives, as it is sent back; empty where it gives none, and in a browser, which shows it to no script. */
export function sessionIn({ headers }: Response): string {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return cookies.find((cookie) => /^(__Host-)?quorate-session=/u.test(cookie)) ?? '';
}
