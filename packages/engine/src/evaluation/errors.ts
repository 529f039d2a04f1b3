/** A question that cannot be put: a wrong field, an unknown person, a proposal that is not there. */
export class QuestionError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'QuestionError';
  }
}

/** A question that cannot be put because a provision needs another beside it, and no instrument in force has that. */
export class MissingProvisionError extends QuestionError {}

/** A definition, or a limit and a vote, that needs itself at the same moment. */
export class CircleError extends QuestionError {
  readonly members: readonly string[];
  constructor(members: readonly string[]) {
    super(
      `These need one another at the same moment: ${members.join(' → ')}. ` +
        'A definition may refer to itself only at an earlier moment; look for the provision that should.',
    );
    this.members = members;
  }
}

/** A notion that no instrument in force defines. */
export class UnknownNotionError extends MissingProvisionError {
  constructor(notion: string, place: string) {
    super(
      `No instrument in force defines "${notion}"${place === '' ? '' : ` for ${place}`}. ` +
        'Add the definition where the document puts it, or correct the name.',
    );
  }
}
