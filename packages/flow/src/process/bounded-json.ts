const maxText = 2 * 1024 * 1024
const maxEntries = 60_000
const maxDepth = 900
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

export type JsonFault = 'not_json' | 'too_large' | 'too_deep' | 'forbidden_name'

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/**
 * What is wrong with a value before anything reads it recursively. A circle never ends, so that it is too deep. Without recursion, because
 * text of a few kilobytes can be nested deeper than the stack.
 */
const faultOf = (value: unknown): JsonFault | undefined => {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }]
  let entries = 0
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    entries += 1
    if (entries > maxEntries) return 'too_large'
    if (each.depth > maxDepth) return 'too_deep'
    if (typeof each.value !== 'object' || each.value === null) continue
    const depth = each.depth + 1
    for (const [key, inner] of Object.entries(each.value)) {
      if (forbiddenKeys.has(key)) return 'forbidden_name'
      waiting.push({ value: inner, depth })
    }
  }
  return undefined
}

/** Reads text, or a value that somebody else parsed, and refuses what is too large or too deep to be read further. */
export const boundedJson = (input: unknown): { readonly value: unknown } | { readonly fault: JsonFault } => {
  if (typeof input === 'string' && input.length > maxText) return { fault: 'too_large' }
  const read = typeof input === 'string' ? parsed(input) : { value: input }
  if (!read) return { fault: 'not_json' }
  const fault = faultOf(read.value)
  return fault ? { fault } : read
}
