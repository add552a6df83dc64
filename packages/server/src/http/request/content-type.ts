import { Readable } from 'node:stream'
import type { FileRule } from '@campus/contract/call.ts'

type Kind = FileRule['kinds'][number]

const startsWith = (head: Buffer, bytes: readonly number[], at = 0) => bytes.every((byte, index) => head[at + index] === byte)
const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

/** Texts have no control characters but those of lines and columns. */
const isControl = (byte: number) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13

const decodesAs = (encoding: string, head: Buffer) => {
  try {
    // A chunk may end inside a character; the decoder then waits for more.
    new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Tables come in UTF-8, or as Chinese Excel has always written them. */
const isText = (head: Buffer) => !head.some(isControl) && (decodesAs('utf-8', head) || decodesAs('gb18030', head))

/** The container of office files of before 2007. */
const oleMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const zipMark = Buffer.from('PK\x03\x04', 'latin1')

/** The names of the first files inside a zip, as far as they stand in its first bytes. */
const namesInZip = (head: Buffer) => {
  const names: string[] = []
  for (let at = 0; at >= 0 && at + 30 <= head.length; at = head.indexOf(zipMark, at + 30))
    names.push(head.toString('latin1', at + 30, at + 30 + head.readUInt16LE(at + 26)))
  return names
}

const office = 'application/vnd.openxmlformats-officedocument' as const

/** A zip may be anything; an office file keeps its contents in its own folder. */
const officeFolders = [
  ['xl/', `${office}.spreadsheetml.sheet`],
  ['word/', `${office}.wordprocessingml.document`],
  ['ppt/', `${office}.presentationml.presentation`],
] as const

const openDocument = 'application/vnd.oasis.opendocument'

/** Its first file is named `mimetype`, is not packed and says what the whole is. */
const isOpenDocument = (head: Buffer) => {
  const [first] = namesInZip(head)
  return first === 'mimetype' && startsWith(head, ascii(`${openDocument}.`), 30 + first.length + head.readUInt16LE(28))
}

const kindOfZip = (head: Buffer): Kind | undefined => {
  if (!head.subarray(0, zipMark.length).equals(zipMark)) return undefined
  const names = namesInZip(head)
  const found = officeFolders.find(([folder]) => names.some((name) => name.startsWith(folder)))
  return found?.[1] ?? (isOpenDocument(head) ? openDocument : 'application/zip')
}

/** The type of a file, from its first bytes and never from its name. */
export const contentTypeOf = (head: Buffer): Kind | undefined => {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(head, [0x89, ...ascii('PNG\r\n\x1a\n')])) return 'image/png'
  if (startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WEBP'), 8)) return 'image/webp'
  if (startsWith(head, ascii('%PDF-'))) return 'application/pdf'
  if (startsWith(head, oleMark)) return 'application/x-ole-storage'
  const zipped = kindOfZip(head)
  if (zipped) return zipped
  return head.length > 0 && isText(head) ? 'text/csv' : undefined
}

/** Enough to meet the contents of an office file behind its properties. */
const headLength = 65_536

/** Reads the first bytes and gives the stream back whole. */
export const headBytes = async (content: NodeJS.ReadableStream): Promise<{ head: Buffer; whole: Readable }> => {
  const chunks: Buffer[] = []
  let size = 0
  const iterator = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  while (size < headLength) {
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
