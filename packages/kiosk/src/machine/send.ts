import { Refusal } from '@campus/client/failures.ts'
import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { needsNonce } from '@campus/contract/terminals/nonce.ts'
import { sayNow } from '@campus/ui/words/words.ts'
import { readCredential } from './credential.ts'
import { renewNonce } from './heartbeat.ts'
import { sendWithCredential } from './send-with-credential.ts'

/** One call of this terminal, with the latest nonce; if that has expired, it sends a heartbeat and tries once more. */
export const send = async <Call extends CallShape>(call: Call, given: GivenTo<Call>, idempotencyKey?: string): Promise<OutputOf<Call>> => {
  if (needsNonce(call) && readCredential()?.beat === null) await renewNonce(null)
  const credential = readCredential()
  try {
    return await sendWithCredential(call, given, { credential, idempotencyKey })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'beat_needed')) throw error
    await renewNonce(credential?.beat ?? null)
    return sendWithCredential(call, given, { credential: readCredential(), idempotencyKey })
  }
}

const outOfReach: Phrase = [
  '暂时连接不上服务器，请稍候再试',
  'The server cannot be reached. Try again shortly.',
  '暫時連接不上伺服器，請稍候再試',
]

/** What went wrong, for the visitor: the server's own text, or that it is unreachable. */
export const failureText = (error: unknown): string => (error instanceof Refusal ? error.message : sayNow(outOfReach))
