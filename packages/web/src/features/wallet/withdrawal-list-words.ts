import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../../words/words.ts'

export const withdrawalListWords = wordsOf({
  list: ['提现记录', 'Withdrawals', '提現記錄'],
  none: ['还没有提现过', 'You have not withdrawn anything yet', '還沒有提現過'],
  due: (day: string): Phrase => [`最晚 ${day} 到账`, `Arrives on ${day} at the latest`, `最晚 ${day} 到帳`],
  cancel: ['取消提现', 'Cancel it', '取消提現'],
  keep: ['不取消', 'Keep it', '不取消'],
  cancelTitle: ['取消这笔提现？', 'Cancel this withdrawal?', '取消這筆提現？'],
  cancelText: ['打印豆会立即回到余额。', 'The print beans come back at once.', '列印豆會立即回到餘額。'],
  cancelled: ['已取消，打印豆已退回', 'Cancelled; the beans are back', '已取消，列印豆已退回'],
})
