/** A sign to write; `back` takes the last one back, `clear` all of them. */
export type PadKey = string

/** What stands there after a key; beyond the most it can hold nothing is written. */
export const typeKey = (text: string, key: PadKey, max: number): string => {
  if (key === 'clear') return ''
  if (key === 'back') return text.slice(0, -1)
  return text.length < max ? text + key : text
}

/** Which key of the pad a key of a keyboard means, if any. */
export const padKeyOf = (key: string, signs: readonly string[]): PadKey | undefined => {
  if (key === 'Backspace') return 'back'
  if (key === 'Delete') return 'clear'
  return signs.includes(key) ? key : undefined
}

/** The figures of a code that was copied, however they are spaced; what holds anything else is no code to type. */
export const figuresIn = (text: string, max: number): string | undefined => {
  const figures = text.normalize('NFKC').replaceAll(/[\s-]/g, '')
  return /^\d+$/.test(figures) ? figures.slice(0, max) : undefined
}
