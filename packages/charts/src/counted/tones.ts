import type { Tone } from '../marks/looks.ts'

const meanings: readonly (readonly [Tone, RegExp])[] = [
  ['red', /fail|refus|reject|wrong|denied|error/],
  ['orange', /bounce|mismatch|unmatched|unsure|doubtful|tampered|overdue/],
  ['green', /^(in|ok|done|sent|passed|approved|succeeded|finished|matched|registered|valid|paid|normal|accepted|printed)$/],
  ['ochre', /wait|queued|pending|supplement|open|review/],
  ['gray', /^(out|other|cancelled|closed|withdrawn)$/],
]

/** Good, bad and waiting look so everywhere; what else there is takes the colours by its place. */
export const toneOf = (key: string): { readonly tone?: Tone } => {
  const tone = meanings.find(([, meaning]) => meaning.test(key))?.[0]
  return tone ? { tone } : {}
}
