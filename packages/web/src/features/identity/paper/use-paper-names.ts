import type { PaperFault, PaperKind, PaperSide } from '@campus/contract/identity/papers.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { paperWords } from './words.ts'

/** What a side of a paper is called, and what is wrong with a picture of it. */
export const usePaperNames = () => {
  const words = useWords(paperWords)
  return {
    sideOf: (kind: PaperKind, side: PaperSide): string => {
      if (kind === 'passport') return words.page
      if (side === 'front') return words.front
      return kind === 'resident_card' ? words.backOfCard : words.back
    },
    faultOf: (fault: PaperFault): string => (fault === 'expired' ? words.expiredFault : words[fault]),
  }
}
