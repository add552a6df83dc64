import { NotDer } from './not-der.ts'
import { checkPrimitive } from './primitives.ts'

/** One element of DER: its tag, its bytes with and without the head, and what it is made of. */
export interface Der {
  readonly tag: number
  readonly whole: Uint8Array<ArrayBuffer>
  readonly body: Uint8Array<ArrayBuffer>
  readonly children: readonly Der[]
}

export const sequenceTag = 0x30
export const setTag = 0x31
/** `[n]` around or in place of something that is made of parts. */
export const contextTag = (number: number) => 0xa0 | number

const deepest = 32
const maxElements = 20_000
const isConstructed = (tag: number) => (tag & 0x20) !== 0
const isContext = (tag: number) => (tag & 0xc0) === 0x80

const mayHaveTag = (tag: number): boolean => {
  if ((tag & 0x1f) === 0x1f) return false
  if (isContext(tag)) return true
  return isConstructed(tag) ? tag === sequenceTag || tag === setTag : tag < 0x20 && tag !== 0x10 && tag !== 0x11
}

interface Head {
  readonly bodyStart: number
  readonly end: number
}

/** DER allows one way to write a length: definite and as short as can be. */
const readHead = (bytes: Uint8Array, at: number): Head => {
  const first = bytes[at + 1]
  if (first === undefined || first === 0x80 || first > 0x84) throw new NotDer('no length')
  const digits = first < 0x80 ? 0 : first - 0x80
  let length = first
  if (digits > 0) {
    length = 0
    for (const byte of bytes.subarray(at + 2, at + 2 + digits)) length = length * 256 + byte
    if (length < 0x80 || length < 256 ** (digits - 1)) throw new NotDer('a length longer than needed')
  }
  const bodyStart = at + 2 + digits
  if (bodyStart + length > bytes.length) throw new NotDer('an element without end')
  return { bodyStart, end: bodyStart + length }
}

const readAt = (bytes: Uint8Array<ArrayBuffer>, at: number, depth: number, count: { left: number }): Der => {
  count.left -= 1
  if (count.left < 0 || depth > deepest) throw new NotDer('too much')
  const tag = bytes[at]
  if (tag === undefined || !mayHaveTag(tag)) throw new NotDer('an unknown tag')
  const { bodyStart, end } = readHead(bytes, at)
  const body = bytes.subarray(bodyStart, end)
  const children: Der[] = []
  if (isConstructed(tag)) {
    for (let inner = 0; inner < body.length; ) {
      const child = readAt(body, inner, depth + 1, count)
      children.push(child)
      inner += child.whole.length
    }
  } else if (!isContext(tag)) checkPrimitive(tag, body)
  return { tag, whole: bytes.subarray(at, end), body, children }
}

/** The element at the beginning of the bytes, whatever follows it. */
export const readFirstDer = (bytes: Uint8Array<ArrayBuffer>): Der => readAt(bytes, 0, 0, { left: maxElements })

/** The one element that the bytes are. */
export const readDer = (bytes: Uint8Array<ArrayBuffer>): Der => {
  const der = readFirstDer(bytes)
  if (der.whole.length !== bytes.length) throw new NotDer('something after the end')
  return der
}
