import { fetchTransport } from '@campus/client/transport.ts'
import { type CallShape, type GivenTo, isRaw, type OutputOf } from '@campus/contract/call.ts'
import { HttpFailure } from '@campus/ui/failures/failures.ts'
import type { Attempt, SendOptions } from './attempt.ts'
import { exchange } from './exchange.ts'
import { uploadTransport } from './upload-transport.ts'

const outputIn = <Call extends CallShape>(call: Call, { envelope, incoming }: Attempt): OutputOf<Call> => {
  if (isRaw(call.output) || !envelope) throw new HttpFailure(incoming.status)
  const output = call.output.safeParse(envelope.data)
  if (!output.success) throw new HttpFailure(incoming.status)
  return output.data as OutputOf<Call>
}

export const send = async <Call extends CallShape>(call: Call, given: GivenTo<Call>, options: SendOptions = {}): Promise<OutputOf<Call>> =>
  outputIn(call, await exchange(call, given as object, { ...options, transport: fetchTransport }))

/** For calls whose answer is a file: its bytes. */
export const sendForBytes = async <Call extends CallShape>(call: Call, given: GivenTo<Call>, options: SendOptions = {}): Promise<Blob> => {
  const { incoming, envelope } = await exchange(call, given as object, { ...options, transport: fetchTransport })
  if (envelope) throw new HttpFailure(incoming.status)
  return incoming.body
}

interface UploadOptions extends SendOptions {
  readonly files: readonly File[]
  /** Upload progress, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

export const sendFile = async <Call extends CallShape>(
  call: Call,
  given: GivenTo<Call>,
  { files, onProgress, ...options }: UploadOptions,
): Promise<OutputOf<Call>> =>
  outputIn(call, await exchange(call, given as object, { ...options, files, transport: uploadTransport(onProgress) }))
