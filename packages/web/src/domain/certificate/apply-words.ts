import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const applyWords = wordsOf({
  approval: ['已提交，等待审批', 'Submitted and waiting for approval', '已提交，等待審批'],
  payment: ['已提交，请付款', 'Submitted. Please pay.', '已提交，請付款'],
  making: ['已开始制作', 'Your certificate is being made', '已開始製作'],
  inCart: (count: number): Phrase => [
    `已加入购物车，共 ${count} 件`,
    `Added to cart (${counted(count, 'item')})`,
    `已加入購物車，共 ${count} 件`,
  ],
})
