import { HttpFailure, NoConnection, Refusal } from '@campus/client/failures.ts'
import { closesCredential } from '@campus/contract/terminals/machine.ts'

/** The server cannot be reached or is out of order; later it may be there again. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway'
}

/** The credential opens nothing any more: there is nothing left to do but to enrol again. */
export class CredentialShut extends Refusal {
  override readonly name = 'CredentialShut'
}

/** Whatever breaks on the way there or back, also in the middle of a file, means that the server is away. */
const isBrokenOnTheWay = (error: unknown) =>
  error instanceof NoConnection || error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')

/** What a failed call means to this program. */
export const agentFailure = (error: unknown): unknown => {
  if (error instanceof HttpFailure) return new ServerAway(`The server answers ${error.status}.`)
  if (isBrokenOnTheWay(error)) return new ServerAway('The server does not answer.')
  return error instanceof Refusal && closesCredential(error.code) ? new CredentialShut(error.code, error.message) : error
}
