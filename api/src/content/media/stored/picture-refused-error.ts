/** A picture was refused; `code` and `message` say why. */
export class PictureRefusedError extends Error {
  override name = 'PictureRefusedError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
