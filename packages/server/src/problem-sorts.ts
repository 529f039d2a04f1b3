/** Every sort of problem: the one table that errors, statuses and the page that explains them are read from. */
export const problemSorts = [
  sort('Bad request', 400, 'The request cannot be read: the body is no JSON, or a header is malformed.'),
  sort('Not signed in', 401, 'Nobody is known to send the request. Sign in, or send an API key that has not expired.'),
  sort('Not allowed', 403, 'The caller is known, and may not do this.'),
  sort('No account here', 403, 'Whoever signed in elsewhere has no account here. An owner makes one, and links it.'),
  sort('Not found', 404, 'There is no such thing, or the caller may not see it; the two are not told apart.'),
  sort('Method not allowed', 405, 'There is something at this address, and this is not done with it.'),
  sort('Too slow', 408, 'The request did not come to its end in time.'),
  sort('Conflict', 409, 'It does not go with what is kept by now; the detail says with what.'),
  sort(
    'Version conflict',
    409,
    'The journal, the note or the draft has another version than the writer saw. Read the version found, and send again.',
  ),
  sort(
    'Settled already',
    409,
    'It was accepted, refused, withdrawn, closed, brought out or replied to before, and stays so.',
  ),
  sort('Kept already', 409, 'Such a corporation, or such an identity, is kept here already.'),
  sort('Legal hold', 409, 'A legal hold forbids to erase it. Nothing was erased; the detail names the hold.'),
  sort('Erased', 410, 'It was kept here, and was erased. Its record says when, by whom, and why.'),
  sort('Too large', 413, 'The body is larger than the service reads.'),
  sort('Media type not supported', 415, 'The body is of a media type that is not taken here.'),
  sort('Not understood', 422, 'A field is missing or is not what was expected; the detail names it.'),
  sort(
    'Entries refused',
    422,
    'An entry is badly formed, or cannot have happened beside the others. Nothing was entered.',
  ),
  sort(
    'Second person wanted',
    422,
    'The corporation wants a second person to accept such an entry. Propose it instead of entering it.',
  ),
  sort('Paper missing', 422, 'An entry names a paper by a hash under which none is kept. Keep the paper first.'),
  sort('Idempotency key used', 422, 'The key stands for another request.'),
  sort('Unsound journal', 422, 'A chain of hashes does not hold.'),
  sort('Question not understood', 422, 'The question, one of its fields or a name in them is not known.'),
  sort('Document not written', 422, 'The entries do not bear the document out; the detail tells what is wanting.'),
  sort(
    'Question too long',
    422,
    'The question took longer, or more memory, than questions may; the detail says what makes it shorter.',
  ),
  sort('Charter not understood', 422, 'The charter of the corporation cannot be used.'),
  sort('Refused', 422, 'The store refuses; the detail says why.'),
  sort('Too many requests', 429, 'Wait, and send again.'),
  sort('Internal error', 500, 'A mistake of the service. It was logged, and nothing was half done.'),
  sort(
    'Provider of sign-in at fault',
    502,
    'What the provider of sign-in says does not hold, or it does not know this service. Nobody was signed in.',
  ),
  sort('Provider of sign-in unreachable', 503, 'The provider of sign-in does not answer. Try again in a while.'),
  sort('Stopping', 503, 'This server is about to stop. Another one answers, or this one when it is started again.'),
  sort(
    'Busy',
    503,
    'More waits than can be done soon, or what worked on this question ended. Send it again in a while.',
  ),
  sort(
    'Store unavailable',
    503,
    'The database does not answer. Send the same request again under the same idempotency key.',
  ),
] as const;

/** The title of a sort of problem. */
export type ProblemTitle = (typeof problemSorts)[number]['title'];

/** The status of a sort of problem. */
export function statusOf(title: ProblemTitle): number {
  const found = problemSorts.find((each) => each.title === title);
  if (found === undefined) throw new RangeError('there is no such sort of problem');
  return found.status;
}

/** The general sort of a status: the first of the table. */
export function titleOf(status: number): ProblemTitle {
  return problemSorts.find((each) => each.status === status)?.title ?? 'Internal error';
}

function sort<const Title extends string>(title: Title, status: number, means: string) {
  return { title, status, means };
}
