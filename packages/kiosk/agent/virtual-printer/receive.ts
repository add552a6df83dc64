import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { decodeIpp, Malformed, Truncated } from '../ipp/decode.ts'
import type { IppMessage } from '../ipp/message.ts'

const maxHeadBytes = 64 * 1024

const tryDecode = (bytes: Buffer) => {
  try {
    return decodeIpp(bytes)
  } catch (error) {
    if (error instanceof Truncated && bytes.length < maxHeadBytes) return undefined
    throw error
  }
}

interface Received {
  readonly message: IppMessage
  /** Streams the document, which follows the message, into a file. */
  readonly receive: (file: string) => Promise<void>
}

/** Reads as much of a request as its attributes take; the document stays where it is until somebody wants it. */
export const receiveRequest = async (request: IncomingMessage): Promise<Received> => {
  const pieces = (request as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    head = Buffer.concat([head, next.value])
    const decoded = tryDecode(head)
    if (decoded) {
      const rest = async function* () {
        yield head.subarray(decoded.end)
        yield* { [Symbol.asyncIterator]: () => pieces }
      }
      return { message: decoded.message, receive: (file) => pipeline(Readable.from(rest()), createWriteStream(file)) }
    }
  }
  throw new Malformed('the request ends too early')
}
