import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const termWords = wordsOf({
  free: ['免费', 'Free', '免費'],
  firstTime: (price: string): Phrase => [`首份 ${price}`, `${price}, first copy only`, `首份 ${price}`],
  eachTime: (price: string): Phrase => [`每份 ${price}`, `${price} per copy`, `每份 ${price}`],
  freeCopies: (count: number): Phrase => [`前 ${count} 份免费`, `${count} free`, `前 ${count} 份免費`],
  freeCopiesPer: (count: number, [zh, en, tw]: Phrase): Phrase => [
    `${zh} ${count} 份免费`,
    `${count} free ${en.toLowerCase()}`,
    `${tw} ${count} 份免費`,
  ],
  approval: ['需审批', 'Needs approval', '需審批'],
  withoutEnd: ['长期有效', 'No expiry', '長期有效'],
  validFor: (days: number): Phrase => [`${days} 天内有效`, `Valid for ${counted(days, 'day')}`, `${days} 天內有效`],
})
