import { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'

const wrongClient = new Set(['invalid_client', 'unauthorized_client', 'invalid_scope', 'unsupported_response_type', 'invalid_request'])
const tryLater = new Set(['server_error', 'temporarily_unavailable'])
/** The server answered, and the answer does not prove who this is. */
const proofsNothing = /^OAUTH_(JWT_|JSON_ATTRIBUTE_|KEY_SELECTION|INVALID_RESPONSE|DECRYPTION)/

const explainWord = (word: string): OutsideFailure => {
  if (wrongClient.has(word)) return new OutsideFailure('oidc', 'misconfigured', 'does not know us as configured', word)
  if (tryLater.has(word)) return new OutsideFailure('oidc', 'unreachable', 'does not work at the moment', word)
  return new OutsideFailure('oidc', 'refused', 'did not accept the login', word)
}

/** Puts the errors of the OpenID library into our three kinds; their texts and causes hold tokens and stay behind. */
export const explainOidc = (error: unknown): OutsideFailure => {
  if (error instanceof OutsideFailure) return error
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) return explainWord(error.error)
  if (error instanceof WWWAuthenticateChallengeError) return explainWord('invalid_client')
  if (error instanceof ClientError) {
    if (error.cause instanceof OutsideFailure) return error.cause
    const isUnproven = proofsNothing.test(error.code ?? '')
    return new OutsideFailure('oidc', isUnproven ? 'refused' : 'unreachable', 'gave no valid proof of the login', error.code)
  }
  return new OutsideFailure('oidc', 'unreachable', 'could not be asked')
}
