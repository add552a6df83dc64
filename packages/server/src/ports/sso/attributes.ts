const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return undefined
  const texts = value.map(textOf).filter((text) => text !== undefined)
  return texts.length > 0 ? texts.join(',') : undefined
}

/** Keeps what can be said as text; deeper structures are no attributes. */
export const toAttributes = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = textOf(value)
      return text === undefined ? [] : [[name, text]]
    }),
  )
