const maxDepth = 32
const indefinite = 0x80

/** Where the element that begins here ends, read with all the freedom of BER; -1 when it does not end as it should. */
const endOf = (bytes: Uint8Array, at: number, limit: number, depth: number): number => {
  const [tag, first] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || first === undefined || depth > maxDepth || (tag & 0x1f) === 0x1f) return -1
  const isConstructed = (tag & 0x20) !== 0
  if (first === indefinite) return isConstructed ? endOfParts(bytes, at + 2, limit, depth, true) : -1
  const digits = first < indefinite ? 0 : first - indefinite
  if (digits > 4) return -1
  let length = digits === 0 ? first : 0
  for (const byte of bytes.subarray(at + 2, at + 2 + digits)) length = length * 256 + byte
  const start = at + 2 + digits
  const end = start + length
  if (end > limit) return -1
  return isConstructed && endOfParts(bytes, start, end, depth, false) !== end ? -1 : end
}

const endOfParts = (bytes: Uint8Array, from: number, limit: number, depth: number, isOpen: boolean): number => {
  let at = from
  while (at < limit) {
    if (isOpen && bytes[at] === 0 && bytes[at + 1] === 0) return at + 2
    at = endOf(bytes, at, limit, depth + 1)
    if (at < 0) return -1
  }
  return isOpen ? -1 : at
}

const sequence = 0x30

/** Whether the bytes begin with a sequence that is whole, however freely it is spelled. What is damaged or cut off is not. */
export const beginsWithWholeSequence = (bytes: Uint8Array): boolean => bytes[0] === sequence && endOf(bytes, 0, bytes.length, 0) > 0
