import { z } from 'zod';
import { entryLine, headLine, parsedLine } from '../journals/exported-lines.js';
import { sha256 } from '../chain/sha256.js';
import { paperStates } from '../papers/paper-record.js';
import type { BackupLine } from './backup-line.js';
import { cutOff, notWrittenSo } from './unsound-backup.js';

const line = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('journal'), line: z.string() }),
  z.strictObject({ is: z.literal('entry'), line: z.string() }),
  z.strictObject({
    is: z.literal('checkpoint'),
    corporation: z.string(),
    version: z.int(),
    hash: z.string(),
    signedAt: z.string(),
    publicKey: z.string(),
    signature: z.string(),
  }),
  z.strictObject({
    is: z.literal('paper'),
    corporation: z.string(),
    name: z.string(),
    mediaType: z.string(),
    states: z.array(z.strictObject({ state: z.enum(paperStates), at: z.string(), by: z.string() })),
    content: z.base64(),
  }),
  z.strictObject({ is: z.literal('end') }),
]);
type Line = z.output<typeof line>;
type Paper = Extract<Line, { readonly is: 'paper' }>;

/** A backup of the first format, which had journals, checkpoints and papers, and told nothing of what a part holds. */
export async function* readVersion1(lines: AsyncIterable<string>, now: string): AsyncGenerator<BackupLine> {
  let place = 1;
  let isInPart = false;
  for await (const text of lines) {
    place += 1;
    const read = line.safeParse(parsedLine(text));
    if (!read.success) throw notWrittenSo(place);
    if (isInPart && (read.data.is === 'journal' || read.data.is === 'end')) yield whole;
    isInPart = true;
    yield* newest(read.data, place, now);
    if (read.data.is === 'end') return;
  }
  throw cutOff();
}

const whole: BackupLine = { is: 'whole', lines: 0, sha256: '' };

function newest(read: Line, place: number, now: string): readonly BackupLine[] {
  if (read.is === 'end') return [{ is: 'end' }];
  if (read.is === 'paper') return paperRows(read);
  if (read.is === 'checkpoint') {
    const { is: _, signedAt, publicKey, ...rest } = read;
    return [{ is: 'row', of: 'checkpoints', row: { ...rest, signed_at: signedAt, public_key: publicKey } }];
  }
  if (read.is === 'entry') {
    const entry = entryLine.safeParse(parsedLine(read.line));
    if (!entry.success) throw notWrittenSo(place);
    return [{ is: 'entry', ...entry.data }];
  }
  const head = headLine.safeParse(parsedLine(read.line));
  if (!head.success) throw notWrittenSo(place);
  const { format: _, id, formed = null, ...rest } = head.data;
  return [{ is: 'corporation', row: { ...rest, corporation: id, formed, kept_since: now, ...noRecords } }];
}

const noRecords = { records_version: 0, records_hash: '' };

/** A paper was kept when it had its first state. */
function paperRows({ corporation, name, mediaType, states, content }: Paper): readonly BackupLine[] {
  const bytes = Buffer.from(content, 'base64');
  const hash = sha256(bytes);
  const paper = { corporation, hash, name, media_type: mediaType, size: bytes.byteLength, content };
  return [
    { is: 'row', of: 'papers', row: { ...paper, kept_at: states[0]?.at ?? '' } },
    ...states.map(({ state, at, by }, index): BackupLine => {
      return { is: 'row', of: 'paper_states', row: { corporation, hash, place: index + 1, state, at, set_by: by } };
    }),
  ];
}
