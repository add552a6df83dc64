import { bytesIn, outputIn } from '@campus/client/calls/answer.ts'
import { fetchTransport } from '@campus/client/calls/transport.ts'
import type { SendOptions } from '@campus/client/session/attempt.ts'
import type { CallShape, GivenTo, OutputOf } from '@campus/contract/call.ts'
import { exchange } from './exchange.ts'
import { uploadTransport } from './upload-transport.ts'

const transport = fetchTransport()

export const send = async <Call extends CallShape>(call: Call, given: GivenTo<Call>, options: SendOptions = {}): Promise<OutputOf<Call>> =>
  outputIn(call, await exchange(call, given as object, { ...options, transport }))

/** For calls whose answer is a file: its bytes. */
export const sendForBytes = async <Call extends CallShape>(call: Call, given: GivenTo<Call>, options: SendOptions = {}): Promise<Blob> =>
  bytesIn(await exchange(call, given as object, { ...options, transport }))

interface UploadOptions extends SendOptions {
  readonly files: readonly File[]
  /** Told how much has left the device, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

export const sendFile = async <Call extends CallShape>(
  call: Call,
  given: GivenTo<Call>,
  { files, onProgress, ...options }: UploadOptions,
): Promise<OutputOf<Call>> =>
  outputIn(call, await exchange(call, given as object, { ...options, files, transport: uploadTransport(onProgress) }))
