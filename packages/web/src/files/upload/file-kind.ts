import type { FileRule } from '@campus/contract/call.ts'

export type FileKind = FileRule['kinds'][number]

/** Enough of a file to know its kind: a PDF may begin up to 1024 bytes late. */
export const headLength = 1100

const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0) => bytes.every((byte, index) => head[at + index] === byte)

const latin = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

/** The name of the first file inside a zip, and what follows it. */
const firstInZip = (head: Uint8Array) => {
  if (!startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return undefined
  const nameEnd = 30 + (head[26] ?? 0) + (head[27] ?? 0) * 256
  const start = nameEnd + (head[28] ?? 0) + (head[29] ?? 0) * 256
  return { name: latin(head, 30, nameEnd), content: latin(head, start, start + openDocument.length) }
}

/** Tables, texts and slides of one family begin alike; the server looks further into them. */
const isOffice = (head: Uint8Array) => /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/|word\/|ppt\/)/.test(firstInZip(head)?.name ?? '')

const openDocument = 'application/vnd.oasis.opendocument'

const isOpenDocument = (head: Uint8Array) => {
  const first = firstInZip(head)
  return first?.name === 'mimetype' && first.content === openDocument
}

// A byte below space that is no tab or line break never stands in a text, in UTF-8 and in GB18030 alike.
const isText = (head: Uint8Array) => head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d)

const tests: Record<FileKind, (head: Uint8Array) => boolean> = {
  'image/jpeg': (head) => startsWith(head, [0xff, 0xd8, 0xff]),
  'image/png': (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': (head) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP',
  'application/pdf': (head) => latin(head, 0, 1024 + 5).includes('%PDF-'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isOffice,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isOffice,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': isOffice,
  [openDocument]: isOpenDocument,
  'application/x-ole-storage': (head) => startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  'application/zip': (head) => firstInZip(head) !== undefined,
  'text/csv': isText,
}

/** What a file really is by its first bytes, among the kinds that are accepted; its name and declared type are not asked. */
export const kindByContent = (head: Uint8Array, accepted: readonly FileKind[]): FileKind | undefined =>
  accepted.find((kind) => tests[kind](head))

/** Families that devices know by their endings alone. */
const endings: Partial<Record<FileKind, string>> = {
  [openDocument]: '.odt,.ods,.odp',
  'application/x-ole-storage': '.doc,.xls,.ppt',
  'application/zip': '.zip',
}

/** What the device offers to choose from. */
export const acceptOf = ({ kinds }: Pick<FileRule, 'kinds'>): string => kinds.map((kind) => endings[kind] ?? kind).join()
