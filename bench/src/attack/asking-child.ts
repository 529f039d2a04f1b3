/** Asks one cheap thing of a service again and again, in a process of its own: it waits for the service alone, and not for whoever attacks it. */
const [url = '', authorization = ''] = process.argv.slice(2);
const over = new AbortController();
process.once('message', () => over.abort());
let [asked, failed] = [0, 0];
while (!over.signal.aborted) {
  const answer = await fetch(url, { headers: { authorization } });
  await answer.text();
  asked += 1;
  if (!answer.ok) failed += 1;
}
process.send?.({ asked, failed });
process.disconnect();
