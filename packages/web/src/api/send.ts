import { bytesIn, outputIn } from '@campus/client/calls/answer.ts'
import { fetchTransport } from '@campus/client/calls/transport.ts'
import type { SendOptions } from '@campus/client/session/attempt.ts'
import { type CallShape, type GivenTo, isRaw, type OutputOf } from '@campus/contract/call.ts'
import { installation } from '../installation/installation.ts'
import { exchange } from './exchange.ts'
import { uploadTransport } from './upload-transport.ts'

const transport = fetchTransport()

export const send = async <Call extends CallShape>(call: Call, given: GivenTo<Call>, options: SendOptions = {}): Promise<OutputOf<Call>> =>
  outputIn(call, await exchange(call, given as object, { ...options, transport }))

interface FileOptions extends SendOptions {
  /** What kind of host has the file, where the call may answer with either. */
  readonly from?: 'images' | 'documents'
}

const hostOf = ({ output }: CallShape, from: FileOptions['from']) => {
  if (from) return installation[from]
  const type = isRaw(output) ? (output.contentType ?? '') : ''
  return type.startsWith('image/') ? installation.images : type === 'application/pdf' ? installation.documents : ''
}

/** For calls whose answer is a file: its bytes. */
export const sendForBytes = async <Call extends CallShape>(
  call: Call,
  given: GivenTo<Call>,
  { from, ...options }: FileOptions = {},
): Promise<Blob> => {
  const base = hostOf(call, from)
  return bytesIn(await exchange(call, given as object, { ...options, transport: base ? fetchTransport({ base }) : transport }))
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
