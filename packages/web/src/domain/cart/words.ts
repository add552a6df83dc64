import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const cartLinkWords = wordsOf({
  cart: ['购物车', 'Cart', '購物車'],
  inside: (count: number): Phrase => [`，${count} 件`, `, ${counted(count, 'item')}`, `，${count} 件`],
})
