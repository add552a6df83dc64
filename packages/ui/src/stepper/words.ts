import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../words/words.ts'

export const stepperWords = wordsOf({
  less: (label: string): Phrase => [`减少${label}`, `${label}: decrease`, `減少${label}`],
  more: (label: string): Phrase => [`增加${label}`, `${label}: increase`, `增加${label}`],
})
