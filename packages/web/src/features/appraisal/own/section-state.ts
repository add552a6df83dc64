import type { StateMark } from '@campus/ui/page/state-mark.tsx'
import type { Said } from '@campus/ui/words/words.ts'
import type { ComponentProps } from 'react'
import type { KeptBallot } from '../device/kept-ballots.ts'
import type { ownWords } from './words.ts'

type Mark = ComponentProps<typeof StateMark>

/** What a section is for the reader of this device. */
export const markOf = (kept: KeptBallot | undefined, isOpen: boolean, words: Said<typeof ownWords>): Mark => {
  switch (kept?.state) {
    case 'token':
      return isOpen ? { tone: 'waiting', t: words.toAnswer } : { tone: 'over', t: words.notAnswered }
    case 'waiting':
      return { tone: 'waiting', t: words.waiting }
    case 'sent':
      return { tone: 'good', t: words.sent }
    case 'elsewhere':
      return { tone: 'over', t: words.elsewhere }
    case 'refused':
      return { tone: 'bad', t: words.refused }
    case 'late':
      return { tone: 'bad', t: words.late }
    default:
      return { tone: 'over', t: isOpen ? words.noToken : words.notAnswered }
  }
}
