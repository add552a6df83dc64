import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as securedRequest } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { IppAddress } from './address.ts'
import { decodeIpp } from './decode.ts'
import { encodeIpp } from './encode.ts'
import type { IppMessage } from './message.ts'
import { firstRefusal } from './tags.ts'

/** The printer cannot be reached, or what it says cannot be understood: nobody knows what it did. */
export class PrinterAway extends Error {
  override readonly name = 'PrinterAway'
}

/** The printer refused: it did nothing. */
export class PrinterRefused extends Error {
  override readonly name = 'PrinterRefused'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A question is answered at once; a printer that is busy with paper may leave a document waiting. */
const silenceMs = 10_000
const silenceOverDocumentMs = 120_000
const maxAnswerBytes = 4 * 1024 * 1024

const readAll = async (answer: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > maxAnswerBytes) throw new PrinterAway('The printer answers without end.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** The length is sent beforehand: small printers do not understand bodies in chunks. */
const post = async ({ url, authorization }: IppAddress, head: Buffer, file: string | undefined) => {
  const length = head.length + (file ? (await stat(file)).size : 0)
  const send = url.protocol === 'https:' ? securedRequest : plainRequest
  const request = send(url, {
    method: 'POST',
    agent: false,
    timeout: file ? silenceOverDocumentMs : silenceMs,
    headers: { 'content-type': 'application/ipp', 'content-length': length, ...(authorization ? { authorization } : {}) },
  })
  request.on('timeout', () => request.destroy(new Error('no answer for too long')))
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve)
    request.on('error', reject)
  })
  const body = async function* () {
    yield head
    if (file) yield* createReadStream(file)
  }
  // A printer may refuse before it has read everything: its answer counts, not the broken pipe.
  const sent = pipeline(Readable.from(body()), request)
  sent.catch(() => undefined)
  const answer = await answered
  return { status: answer.statusCode ?? 0, bytes: await readAll(answer) }
}

const attempt = async (address: IppAddress, head: Buffer, file: string | undefined) => {
  try {
    return await post(address, head, file)
  } catch (error) {
    throw error instanceof PrinterAway ? error : new PrinterAway(`The printer does not answer (${(error as Error).message}).`)
  }
}

const understand = (bytes: Buffer): IppMessage => {
  try {
    return decodeIpp(bytes).message
  } catch (error) {
    throw new PrinterAway(`The printer answers what is not IPP (${(error as Error).message}).`)
  }
}

/** One request and its answer; the file, where there is one, follows the request. */
export const exchange = async (address: IppAddress, message: IppMessage, file?: string): Promise<IppMessage> => {
  const { status, bytes } = await attempt(address, encodeIpp(message), file)
  if (status === 401 || status === 403) throw new PrinterRefused(status, 'The printer wants another name or password.')
  if (status !== 200) throw new PrinterAway(`The printer answers ${status}.`)
  const answer = understand(bytes)
  if (answer.requestId !== message.requestId) throw new PrinterAway('The printer answers another question.')
  if (answer.code >= firstRefusal)
    throw new PrinterRefused(answer.code, `The printer refuses (0x${answer.code.toString(16).padStart(4, '0')}).`)
  return answer
}
