import type { RegistrationCase } from '../case/use-case.ts'

export interface OfMail {
  readonly shown: RegistrationCase
  /** The word in the address of a mail, which proves who reads it. */
  readonly uuid: string | undefined
}
