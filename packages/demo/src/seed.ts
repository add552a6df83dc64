import { hash } from 'node:crypto'

export type Random = () => number

/** The same numbers in the same order for the same seed, from 0 to below 1 (mulberry32). */
export const randomFromNumber = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The same for a word, so that every demo school is the same school. */
export const randomFrom = (word: string): Random => randomFromNumber(hash('sha256', word, 'buffer').readUInt32LE())

export const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0]

const bytesOf = (kind: string, key: string) => hash('sha256', `campus demo ${kind} ${key}`, 'buffer').subarray(0, 16)

const idFrom = (bytes: Buffer, version: number): string => {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4)
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** An id that follows from what it names: rows can point at each other before they are written. */
export const idOf = (kind: string, key: string): string => idFrom(bytesOf(kind, key), 8)

/** The same for what is listed by time: its id begins with the moment, as those do that the database gives. */
export const idAt = (kind: string, key: string, at: Date): string => {
  const bytes = bytesOf(kind, key)
  bytes.writeUIntBE(at.getTime(), 0, 6)
  return idFrom(bytes, 7)
}
