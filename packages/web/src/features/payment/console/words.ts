import type { Phrase } from '@campus/contract/language.ts'
import { paymentPurposeNames, paymentStateNames } from '@campus/contract/payment/payments.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const paymentsWords = wordsOf({
  ...paymentStateNames,
  ...paymentPurposeNames,
  lead: [
    '通过付款平台的每一笔付款，及其完整处理记录。',
    'All payments through providers, with their full history.',
    '透過付款平台的每一筆付款，及其完整處理記錄。',
  ],
  search: ['付款单号、姓名或学号', 'Payment or person', '付款單號、姓名或學號'],
  partlyBack: ['部分退款', 'Partly refunded', '部分退款'],
  allBack: ['已退款', 'Refunded', '已退款'],
  provider: ['付款平台', 'Provider', '付款平台'],
  allProviders: ['全部平台', 'All providers', '全部平台'],
  none: ['没有符合条件的付款。', 'No matching payments.', '沒有符合條件的付款。'],
  state: ['状态', 'Status', '狀態'],
  payer: ['付款人', 'Paid by', '付款人'],
  purpose: ['用途', 'For', '用途'],
  allPurposes: ['全部用途', 'All purposes', '全部用途'],
  toOrder: ['查看订单', 'View order', '查看訂單'],
  amount: ['金额', 'Amount', '金額'],
  refunded: ['已退款', 'Refunded', '已退款'],
  number: ['付款单号', 'Payment number', '付款單號'],
  providerRef: ['平台流水号', 'Provider number', '平台流水號'],
  createdAt: ['创建时间', 'Created', '建立時間'],
  expiresAt: ['过期时间', 'Expires', '過期時間'],
  paidAt: ['到账时间', 'Paid at', '到帳時間'],
  ask: ['向平台查询', 'Check with provider', '向平台查詢'],
  askHint: [
    '向付款平台核实这笔付款，并把没有退成的款项再退一次；结果立即入账。',
    'Gets the current status from the provider and retries failed refunds. The result takes effect immediately.',
    '向付款平台核實這筆付款，並把沒有退成的款項再退一次；結果立即入帳。',
  ],
  answered: (state: string): Phrase => [`平台答复：${state}`, `Provider status: ${state}`, `平台答覆：${state}`],
  events: ['处理记录', 'History', '處理記錄'],
  refunds: ['退款', 'Refunds', '退款'],
  waiting: ['退款中', 'In progress', '退款中'],
  done: ['已退回', 'Refunded', '已退回'],
  failed: ['退款失败', 'Failed', '退款失敗'],
})
