import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../words/words.ts'

export const stepperWords = wordsOf({
  less: (label: string): Phrase => [`减少${label}`, `${label}: one less`, `減少${label}`],
  more: (label: string): Phrase => [`增加${label}`, `${label}: one more`, `增加${label}`],
})
