import type { Tone } from '@campus/charts/marks/looks.ts'

const meanings: readonly (readonly [Tone, RegExp])[] = [
  ['red', /fail|refus|reject|bounce|wrong|denied|error|unsure/],
  ['green', /^(ok|done|sent|passed|approved|succeeded|success|finished|matched|valid|paid|normal|accepted|printed|decided)$/],
  ['ochre', /wait|queued|pending|open|overdue|expired/],
  ['gray', /^(other|cancelled|closed|withdrawn|logout)$/],
]

/** Good, bad and waiting look so everywhere; what else there is takes the colours by its place. */
export const toneOf = (key: string): { readonly tone?: Tone } => {
  const tone = meanings.find(([, meaning]) => meaning.test(key))?.[0]
  return tone ? { tone } : {}
}
