import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { outputIn, readAnswer, throwRefusal } from './answer.ts'
import { type Extras, outgoing, type Sender } from './outgoing.ts'
import { keyReader } from './read-key.ts'
import { sealFields } from './seal.ts'
import type { Transport } from './transport.ts'

interface Delivery extends Extras {
  readonly sender: Sender
  readonly transport: Transport
  readonly signal?: AbortSignal
}

/** One call as it is, without a session to renew: from the declaration to the output, or one of the failures. */
export const sendOnce = async <Call extends CallShape>(
  call: Call,
  given: GivenTo<Call>,
  { sender, transport, signal, ...extras }: Delivery,
): Promise<OutputOf<Call>> => {
  const fields = await sealFields(call, given as object, keyReader({ sender, transport, signal }))
  const answer = await readAnswer(call, await transport(outgoing(call, fields, sender, extras), signal))
  throwRefusal(answer)
  return outputIn(call, answer)
}
