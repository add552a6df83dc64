import canonicalize from 'canonicalize'

/** JSON in the one spelling of RFC 8785. Throws on what has none: numbers that are not finite, halves of a character. */
export const canonicalJson = (value: unknown): string => {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('No JSON')
  return text
}
