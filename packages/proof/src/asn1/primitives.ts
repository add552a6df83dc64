import { NotDer } from './not-der.ts'

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  nothing: 0x05,
  identifier: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  time: 0x18,
  bmp: 0x1e,
} as const

const isShortestInteger = (body: Uint8Array): boolean => {
  const [first, second = 0] = body
  if (first === undefined) return false
  return body.length === 1 || !((first === 0 && second < 0x80) || (first === 0xff && second >= 0x80))
}

/** Unused bits are counted in the first byte and must be zero. */
const areShortestBits = (body: Uint8Array): boolean => {
  const unused = body[0]
  if (unused === undefined || unused > 7 || (body.length === 1 && unused > 0)) return false
  return ((body.at(-1) ?? 0) & ((1 << unused) - 1)) === 0 || body.length === 1
}

const isIdentifier = (body: Uint8Array): boolean =>
  body.length > 0 && (body.at(-1) ?? 0x80) < 0x80 && body.every((byte, at) => byte !== 0x80 || (at > 0 && (body[at - 1] ?? 0) >= 0x80))

const isTime = (body: Uint8Array, pattern: RegExp): boolean => body.length < 40 && pattern.test(String.fromCharCode(...body))

const checks: ReadonlyMap<number, (body: Uint8Array) => boolean> = new Map<number, (body: Uint8Array) => boolean>([
  [tags.boolean, (body) => body.length === 1 && (body[0] === 0 || body[0] === 0xff)],
  [tags.integer, isShortestInteger],
  [tags.bits, areShortestBits],
  [tags.nothing, (body) => body.length === 0],
  [tags.identifier, isIdentifier],
  [tags.utcTime, (body) => isTime(body, /^\d{12}Z$/)],
  [tags.time, (body) => isTime(body, /^\d{14}(\.\d*[1-9])?Z$/)],
])

/** Each kind of value has exactly one spelling. */
export const checkPrimitive = (tag: number, body: Uint8Array) => {
  if (checks.get(tag)?.(body) === false) throw new NotDer('another spelling than DER allows')
}
