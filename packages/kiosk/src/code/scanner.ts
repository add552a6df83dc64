/** What a scanner or a person has typed so far, and when the last key came. */
export interface Typing {
  readonly text: string
  readonly at: number
}

export const nothingTyped: Typing = { text: '', at: 0 }

/** A scanner types like a keyboard, only faster than people do. */
const longestGapMs = 80
/** No code that a terminal knows is shorter. */
const shortest = 12
const longest = 400

/** One key more: a run of fast keys that ends with Enter is what a scanner has read. */
export const readKey = (typing: Typing, key: string, at: number): { readonly typing: Typing; readonly scanned?: string } => {
  const isFast = at - typing.at <= longestGapMs
  if (key === 'Enter')
    return isFast && typing.text.length >= shortest ? { typing: nothingTyped, scanned: typing.text } : { typing: nothingTyped }
  // Shift and its like come between the signs of a scanner.
  if (key.length !== 1) return { typing }
  return { typing: { text: (isFast ? typing.text + key : key).slice(-longest), at } }
}
