/** For how long a page counts as attended after somebody did something in it, in milliseconds: live updates are asked for each minute. */
const attendedFor = 90_000;

let touched = Date.now();
for (const act of ['pointerdown', 'pointermove', 'wheel', 'keydown'])
  window.addEventListener(
    act,
    () => {
      touched = Date.now();
    },
    { passive: true, capture: true },
  );

/** Sends a request, and says of it where nobody is at the page: a page that reads on by itself does not keep a session from ending. */
export const sendAttended: typeof fetch = async (input, init) => {
  if (Date.now() - touched < attendedFor) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set('quorate-unattended', '?1');
  return fetch(input, { ...init, headers });
};
