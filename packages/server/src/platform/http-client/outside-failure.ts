/** Unreachable is worth another try later, refused is not, misconfigured needs somebody who can change the settings. */
export type OutsideFailureKind = 'unreachable' | 'refused' | 'misconfigured'

/** Codes come from outside and end in logs: what does not look like one is left out. */
const isPlainWord = /^[\w.: -]{1,80}$/

/** Says that somebody outside did not do what was asked. Carries no cause: errors of clients quote addresses, tokens and passwords. */
export class OutsideFailure extends Error {
  override readonly name = 'OutsideFailure'
  readonly provider: string
  readonly kind: OutsideFailureKind
  /** The provider's own word or number for what went wrong, where it has one. */
  readonly code: string | undefined

  constructor(provider: string, kind: OutsideFailureKind, message: string, code?: string) {
    const word = code !== undefined && isPlainWord.test(code) ? code : undefined
    super(word === undefined ? `${provider}: ${message}` : `${provider}: ${message} (${word})`)
    this.provider = provider
    this.kind = kind
    this.code = word
  }
}
