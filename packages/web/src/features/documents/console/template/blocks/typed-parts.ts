import { insertables } from './insertable-fields.ts'
import type { Part } from './template-blocks.ts'

/** A paragraph as people type it: each field is its name in braces. */
export const typedOf = (parts: readonly Part[], nameOf: (field: string) => string): string =>
  parts.map((part) => (typeof part === 'string' ? part : `{${nameOf(part.field)}}`)).join('')

/** The fields among typed text; braces around anything else are text. */
export const partsOf = (typed: string, nameOf: (field: string) => string): readonly Part[] => {
  const ids = new Map(insertables.map(({ id }) => [nameOf(id), id]))
  return typed
    .split(/(\{[^{}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece): Part => {
      const field = piece.startsWith('{') ? ids.get(piece.slice(1, -1)) : undefined
      return field === undefined ? piece : { field }
    })
    .reduce<Part[]>((parts, part) => {
      const last = parts.at(-1)
      if (typeof last === 'string' && typeof part === 'string') return [...parts.slice(0, -1), last + part]
      return [...parts, part]
    }, [])
}
