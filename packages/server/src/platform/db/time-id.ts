import { randomBytes } from 'node:crypto'

const timeHex = (at: Date) => Math.max(0, at.getTime()).toString(16).padStart(12, '0')
const dashed = (hex: string) => `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`

let made = 0

/** A UUIDv7 of a moment. Those that one process makes within a millisecond keep their order; the rest of it is random. */
export const idAt = (at: Date): string => {
  made = (made + 1) % 2 ** 26
  const [high, low] = [Math.floor(made / 2 ** 14), made % 2 ** 14]
  return dashed(`${timeHex(at)}7${high.toString(16).padStart(3, '0')}${(0x8000 + low).toString(16)}${randomBytes(6).toString('hex')}`)
}

/** The smallest id of a moment: rows before it have smaller ones. */
export const firstIdAt = (at: Date): string => dashed(`${timeHex(at)}70008000000000000000`)

/** The moment that an id of ours carries. */
export const momentOf = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
