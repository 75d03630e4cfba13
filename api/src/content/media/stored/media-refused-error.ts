/** A picture or a preview was refused; `code` and `message` say why. */
export class MediaRefusedError extends Error {
  override name = 'MediaRefusedError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
