/** What the code on a page says about its document, short enough for a code that a worn print still gives back. */
export interface CodePayload {
  readonly serial: string
  /** The holder's name as strangers may see it. */
  readonly holder: string
  readonly template: string
  /** Days, `2026-11-15`; a document without end has no second one. */
  readonly issuedOn: string
  readonly validUntil: string | null
  /** The first sixteen bytes of the SHA-256 of the facts, in hex. */
  readonly factsHash: string
}

const dayLength = 86_400_000
const toDays = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayLength)
const toDay = (days: number) => new Date(days * dayLength).toISOString().slice(0, 10)
const hashLength = 16

const textField = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > 255) throw new Error('a field of a code is too long')
  return [bytes.length, ...bytes]
}

export const payloadBytes = ({ serial, holder, template, issuedOn, validUntil, factsHash }: CodePayload): number[] => {
  const days = [toDays(issuedOn), validUntil === null ? 0 : toDays(validUntil)]
  return [
    ...days.flatMap((day) => [day >> 8, day & 0xff]),
    ...Array.from({ length: hashLength }, (_, at) => Number.parseInt(factsHash.slice(at * 2, at * 2 + 2), 16)),
    ...textField(serial),
    ...textField(holder),
    ...textField(template),
  ]
}

/** Reads exactly what was written: a byte too few or too many is no payload. */
export const readPayload = (bytes: Uint8Array): CodePayload | undefined => {
  let at = 0
  const take = (length: number) => {
    at += length
    return bytes.subarray(at - length, at)
  }
  const day = () => take(2).reduce((sum, byte) => sum * 256 + byte, 0)
  const text = () => new TextDecoder('utf-8', { fatal: true }).decode(take(take(1)[0] ?? 0))
  try {
    const [issued, until] = [day(), day()]
    const factsHash = Array.from(take(hashLength), (byte) => byte.toString(16).padStart(2, '0')).join('')
    const [serial, holder, template] = [text(), text(), text()]
    if (at !== bytes.length || issued === 0 || serial === '') return undefined
    return { serial, holder, template, issuedOn: toDay(issued), validUntil: until === 0 ? null : toDay(until), factsHash }
  } catch {
    return undefined
  }
}
