import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../words/words.ts'

export const figureWords = wordsOf({
  show: (what: string): Phrase => [`显示${what}`, `Show ${what}`, `顯示${what}`],
})
