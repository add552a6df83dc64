/** The database keeps neither the NUL character nor half of a surrogate pair, in texts as in JSON. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** A little deeper than the deepest process; schemas and `JSON.stringify`, which recurse, break at a few thousand levels. */
const maxDepth = 1000

/** No form has more fields. */
const maxFound = 100
/** A path names a field of a form; nobody reads on. */
const maxParts = 8
const maxPathLength = 120

interface Place {
  readonly name: string | number
  readonly value: unknown
  readonly depth: number
  readonly within: Place | undefined
}

const pathOf = (place: Place): string => {
  const names: (string | number)[] = []
  for (let at: Place | undefined = place; at?.within; at = at.within) if (at.depth <= maxParts) names.unshift(at.name)
  return names.join('.').slice(0, maxPathLength)
}

export interface InputFaults {
  /** Where text stands that cannot be stored, as paths like `lines.0.notes`; the first of them. */
  readonly unstorable: readonly string[]
  /** The field that is nested too deep. */
  readonly tooDeep: string | undefined
}

/**
 * What keeps an input from being read on. Not by recursion: a body may be nested deeper than the stack. The work is that of one walk and a
 * path is built only for what is reported, so that no body, however it is made, costs more than its length.
 */
export const findInputFaults = (input: unknown): InputFaults => {
  const unstorable: string[] = []
  const left: Place[] = []
  const look = (value: unknown, name: string | number, within: Place | undefined) => {
    const depth = within ? within.depth + 1 : 0
    if (typeof value === 'string') {
      if (!isStorable(value)) unstorable.push(pathOf({ name, value, depth, within }))
    } else if (typeof value === 'object' && value !== null) left.push({ name, value, depth, within })
  }
  look(input, '', undefined)
  for (let next = left.pop(); next && unstorable.length < maxFound; next = left.pop()) {
    if (next.depth > maxDepth) return { unstorable, tooDeep: pathOf(next) }
    const { value } = next
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length && unstorable.length < maxFound; at += 1) look(value[at], at, next)
      continue
    }
    for (const name of Object.keys(value as object)) {
      if (unstorable.length >= maxFound) break
      if (isStorable(name)) look((value as Record<string, unknown>)[name], name, next)
      else unstorable.push(pathOf(next))
    }
  }
  return { unstorable, tooDeep: undefined }
}
