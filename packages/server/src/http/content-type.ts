import { Readable } from 'node:stream'
import type { FileRule } from '@campus/contract/call.ts'

type Kind = FileRule['kinds'][number]

const startsWith = (head: Buffer, bytes: readonly number[], at = 0) => bytes.every((byte, index) => head[at + index] === byte)
const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

const isText = (head: Buffer) => {
  if (head.includes(0)) return false
  // A chunk may end inside a character, so the last bytes are not judged.
  return !new TextDecoder('utf-8').decode(head.subarray(0, Math.max(0, head.length - 4))).includes('\uFFFD')
}

/** What a file is, told by its first bytes and never by its name. */
export const contentTypeOf = (head: Buffer): Kind | undefined => {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(head, [0x89, ...ascii('PNG\r\n\x1a\n')])) return 'image/png'
  if (startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WEBP'), 8)) return 'image/webp'
  if (startsWith(head, ascii('%PDF-'))) return 'application/pdf'
  if (startsWith(head, ascii('PK\x03\x04'))) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return head.length > 0 && isText(head) ? 'text/csv' : undefined
}

/** Reads the first bytes and gives the stream back whole. */
export const headBytes = async (content: NodeJS.ReadableStream): Promise<{ head: Buffer; whole: Readable }> => {
  const chunks: Buffer[] = []
  let size = 0
  const iterator = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  while (size < 512) {
    const next = await iterator.next()
    if (next.done) break
    chunks.push(next.value)
    size += next.value.length
  }
  const head = Buffer.concat(chunks)
  const rest = async function* () {
    yield head
    for (;;) {
      const next = await iterator.next()
      if (next.done) return
      yield next.value
    }
  }
  return { head, whole: Readable.from(rest()) }
}
