import { NotKeptError, SeenPapers, newSigningKey, readSigningKey, UploadedCharter, type Store } from '@quorate/store';
import { charterText } from './charter-text.js';
import { issued } from './entries.js';

const corporation = 'acme';
const key = readSigningKey(newSigningKey());

/**
 * Everything that is recorded beside a journal written again and again, one thing after the other, in turn: what is made first becomes
 * something else some steps later, and is gone or erased in the end.
 */
export function* writingOn(store: Store): Generator<() => Promise<unknown>> {
  const { papers, personalData, legalHolds, grants, policies, charters, frozenAnswers, proposals, secrets } = store;
  const by = 'sara';
  const why = 'asked for it';
  const paper = (at: number) => ({ name: 'a', mediaType: 'text/plain', content: Buffer.from(`paper ${at}`), by });
  const seen = new SeenPapers(papers, { account: by, role: 'secretary' });
  const hashes = new Map<number, string>();
  const append = async (...entries: readonly ReturnType<typeof issued>[]) => {
    const { version } = await store.corporation(corporation);
    await store.append({ corporation, expectedVersion: version, entries });
  };
  const personal = { of: 'anna', taxNumber: '078-05-1120' };
  for (let at = 0; ; at += 1) {
    yield async () => append({ ...issued(`w${at}`, 'anna', 1), personal });
    yield async () => {
      const kept = await seen.keep(
        corporation,
        { ...paper(at), state: 'drafted' },
        { roles: ['secretary'], accounts: [] },
      );
      hashes.set(at, kept.hash);
    };
    yield async () => papers.becomes(corporation, hashes.get(at) ?? '', { state: 'filed', by });
    yield async () => seen.show(corporation, hashes.get(at) ?? '', 'everybody');
    yield async () => legalHolds.set(corporation, { id: `w${at}`, reason: 'Doe', scope: { persons: ['anna'] }, by });
    yield async () =>
      grants.give({ account: `a${at % 3}`, corporation, role: ['viewer', 'counsel'][at % 2] ?? '' }, by);
    yield async () => legalHolds.release(corporation, `w${at}`, { by, why });
    yield async () => policies.set(corporation, { types: [], corrections: at % 2 === 0 }, by);
    yield async () => personalData.erase(corporation, { entry: `w${at}` }, { by, why });
    yield async () => {
      const charter = UploadedCharter.read(charterText(1_000 + at), 'application/yaml');
      await charters.change(corporation, { charter, because: 'it was corrected', by });
    };
    yield async () => {
      const erasure = { of: { paper: hashes.get(at) ?? '' }, why };
      await proposals.proposeErasure(corporation, { id: `w${at}`, by, erasure });
    };
    yield async () => store.sign(corporation, key);
    yield async () => {
      const { version, hash } = await store.corporation(corporation);
      const frozen = {
        id: `w${at}`,
        question: 'capital.summary',
        asOf: '2000-01-01',
        asked: {},
        answer: {},
        purpose: 'x',
      };
      await frozenAnswers.keep(corporation, { ...frozen, by, at: '2026-01-01T00:00:00.000Z', head: { version, hash } });
    };
    yield async () => proposals.accept(corporation, `w${at}`, 'counsel');
    yield async () =>
      grants.withdraw({ account: `a${(at + 1) % 3}`, corporation }, by).catch((error: unknown) => {
        if (!(error instanceof NotKeptError)) throw error;
      });
    yield async () => {
      await store.accounts.open({ name: `late-${at}`, isOwner: false });
      const secret = { hash: `hash of late ${at}`, id: `late-${at}`, account: `late-${at}`, permissions: [] };
      await secrets.add({
        ...secret,
        sort: 'key',
        madeAt: '2026-01-01T00:00:00.000Z',
        expiresAt: '2099-01-01T00:00:00.000Z',
      });
    };
  }
}
