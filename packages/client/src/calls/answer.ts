import { type CallShape, isRaw, type OutputOf } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { HttpFailure, NoConnection, Refusal } from '../failures.ts'
import { parseJson } from '../json.ts'
import type { Incoming } from './transport.ts'

export interface Answer {
  readonly incoming: Incoming
  /** Absent when the body is a file. */
  readonly envelope: Envelope | undefined
}

/** A file may be JSON itself, such as a credential; a refusal in its place is plain JSON. */
const isDeclaredFile = ({ output }: CallShape, contentType: string) =>
  isRaw(output) && output.contentType !== undefined && contentType.startsWith(output.contentType)

/** Every JSON answer comes in an envelope; a status other than 200 comes from outside of the agreement. */
export const readAnswer = async (call: CallShape, incoming: Incoming): Promise<Answer> => {
  const { status, header, body } = incoming
  if (status === 200 && body.size === 0) throw new NoConnection()
  const contentType = header('content-type') ?? ''
  const isJson = contentType.includes('json') && !isDeclaredFile(call, contentType)
  const parsed = isJson ? Envelope.safeParse(parseJson(await body.text())) : undefined
  if (status !== 200) throw new HttpFailure(status, parsed?.data?.msg, Number(header('retry-after')) || undefined)
  if (parsed && !parsed.success) throw new HttpFailure(status)
  return { incoming, envelope: parsed?.data }
}

export const throwRefusal = ({ envelope }: Answer): void => {
  if (envelope?.result === 'login') throw new Refusal('login_required', envelope.msg)
  if (envelope && Number(envelope.code) !== 200)
    throw new Refusal(envelope.error ?? 'refused', envelope.msg, envelope.fields, envelope.data)
}

/** What the call declares as its output; anything else is a failure, not data. */
export const outputIn = <Call extends CallShape>(call: Call, { envelope, incoming }: Answer): OutputOf<Call> => {
  if (isRaw(call.output) || !envelope) throw new HttpFailure(incoming.status)
  const output = call.output.safeParse(envelope.data)
  if (!output.success) throw new HttpFailure(incoming.status)
  return output.data as OutputOf<Call>
}

/** The bytes of a call that answers with a file. */
export const bytesIn = ({ envelope, incoming }: Answer): Blob => {
  if (envelope) throw new HttpFailure(incoming.status)
  return incoming.body
}
