import type { PdfValue } from './values.ts'

/** Text in which each character is one byte of the file. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

const nameText = (name: string) =>
  `/${name.replaceAll(/[^!-~]|[()<>[\]{}/%#]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`

/** PDF knows no exponents. */
const numberText = (value: number) => (Number.isInteger(value) ? value.toFixed(0) : value.toFixed(6).replace(/0+$/, ''))

/** Writes a value that was read, with its strings byte for byte as they were; `more` adds entries to a dictionary or replaces them. */
export const writeValue = (value: PdfValue, more: Readonly<Record<string, string>> = {}): string => {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return numberText(value)
  switch (value.kind) {
    case 'name':
      return nameText(value.name)
    case 'string':
      return String.fromCharCode(...value.raw)
    case 'reference':
      return `${value.number} ${value.generation} R`
    case 'array':
      return `[${value.items.map((item) => writeValue(item)).join(' ')}]`
    case 'dictionary': {
      const kept = [...value.entries].filter(([key]) => !Object.hasOwn(more, key)).map(([key, held]) => [key, writeValue(held)] as const)
      return `<< ${[...kept, ...Object.entries(more)].map(([key, text]) => `${nameText(key)} ${text}`).join(' ')} >>`
    }
    default:
      throw new Error(`a ${value.kind} stands only as an object of its own`)
  }
}

/** A text for people in any script: UTF-16 with its mark, in hex. */
export const textString = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`.toUpperCase()

/** `(D:20260901083000Z)`, always in UTC. */
export const dateString = (time: Date): string => `(D:${time.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z)`
