/** The part of the Protocol Buffers format that an ONNX file is written in. */

const varint = (value: number): Uint8Array => {
  const bytes: number[] = []
  let left = value
  while (left >= 0x80) {
    bytes.push((left % 0x80) | 0x80)
    left = Math.floor(left / 0x80)
  }
  bytes.push(left)
  return Uint8Array.from(bytes)
}

const wireType = { varint: 0, bytes: 2, fixed32: 5 } as const

const key = (field: number, type: keyof typeof wireType) => varint(field * 8 + wireType[type])

export const integer = (field: number, value: number): Uint8Array[] => {
  // Ten bytes for a negative one, which no field of ours has.
  if (value < 0) throw new RangeError('A negative number')
  return [key(field, 'varint'), varint(value)]
}

export const float = (field: number, value: number): Uint8Array[] => [key(field, 'fixed32'), new Uint8Array(Float32Array.of(value).buffer)]

export const bytes = (field: number, value: Uint8Array): Uint8Array[] => [key(field, 'bytes'), varint(value.length), value]

export const text = (field: number, value: string): Uint8Array[] => bytes(field, new TextEncoder().encode(value))

export const message = (field: number, parts: readonly Uint8Array[]): Uint8Array[] => bytes(field, joined(parts))

export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
