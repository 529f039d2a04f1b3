/** A charter is not there, or cannot be used; or a reading was chosen that it does not have. */
export class UnusableCharterError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}
