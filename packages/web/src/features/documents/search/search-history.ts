const most = 8

/** The words last searched for, the newest first, each once; what is typed on the way to a longer word is not kept beside it. */
export const withWord = (kept: readonly string[], word: string): readonly string[] => {
  const wanted = word.trim()
  if (wanted === '') return kept
  const others = kept.filter((other) => !wanted.toLowerCase().startsWith(other.toLowerCase()))
  return [wanted, ...others].slice(0, most)
}

/** As they lie on the device, where anything may stand. */
export const wordsIn = (text: string | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((word) => typeof word === 'string').slice(0, most) : []
  } catch {
    return []
  }
}
