/** What a page was answered with, and where the browser had got to by then. */
export interface Seen {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A browser as far as signing in goes: it keeps cookies by host and port, and follows redirects and forms. */
export class Browser {
  private readonly jar = new Map<string, Map<string, string>>();
  /** Every Set-Cookie that it was sent. */
  readonly given: string[] = [];

  /** Goes to an address and on to wherever it is sent. @param stopAt an address that is not gone to any more */
  async visit(address: string | URL, { form, stopAt, accept = 'text/html' }: Visit = {}): Promise<Seen> {
    let url = new URL(address);
    let sent = form;
    for (let hops = 0; hops < 20; hops += 1) {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { accept, ...this.cookiesFor(url) },
        ...(sent === undefined ? {} : { method: 'POST', body: new URLSearchParams(sent) }),
      });
      this.keep(url, response.headers.getSetCookie());
      const next = response.headers.get('location');
      if (next === null)
        return { url, status: response.status, text: await response.text(), headers: response.headers };
      await response.body?.cancel();
      url = new URL(next, url);
      sent = undefined;
      if (stopAt?.(url) === true) return { url, status: 0, text: '', headers: response.headers };
    }
    throw new Error('the browser was sent in a circle');
  }

  /** Fills in the form of a page and sends it. */
  async submit({ url, text }: Seen, filled: Readonly<Record<string, string>>): Promise<Seen> {
    const action = /<form[^>]*action="([^"]+)"/u.exec(text)?.[1] ?? '';
    const hidden = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/gu)];
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    return this.visit(new URL(action, url), { form: { ...fields, ...filled } });
  }

  /** The cookies that it holds for an address, as it sends them. */
  cookiesFor({ host }: URL): Readonly<Record<string, string>> {
    const held = [...(this.jar.get(host) ?? [])].map(([name, value]) => `${name}=${value}`);
    return held.length === 0 ? {} : { cookie: held.join('; ') };
  }

  private keep({ host }: URL, cookies: readonly string[]): void {
    const held = this.jar.get(host) ?? new Map<string, string>();
    this.jar.set(host, held);
    for (const cookie of cookies) {
      this.given.push(cookie);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      const isOver = /max-age=0/iu.test(cookie);
      if (isOver) held.delete(name);
      else held.set(name, value);
    }
  }
}

interface Visit {
  readonly form?: Readonly<Record<string, string>>;
  readonly stopAt?: (url: URL) => boolean;
  readonly accept?: string;
}
