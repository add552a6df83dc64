/** The server cannot be reached or is out of order; later it may be there again. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway'
}

/** The server understood and said no. */
export class Refused extends Error {
  override readonly name: string = 'Refused'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The credential opens nothing any more: there is nothing left to do but to enrol again. */
export class CredentialShut extends Refused {
  override readonly name = 'CredentialShut'
}

const shutting = new Set(['login_required', 'forbidden', 'credential_doubled'])

export const refusalOf = (code: string, message: string): Refused =>
  shutting.has(code) ? new CredentialShut(code, message) : new Refused(code, message)
