import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'print-orders': [
    ['打印订单', 'print orders', '列印訂單', 'da yin ding dan'],
    ['取件码', 'pick-up code', '取件碼', 'qu jian ma'],
    ['领取', 'collect', '領取', 'ling qu'],
    ['待打印', 'waiting to print', '待列印', 'dai da yin'],
  ],
  'console-withdrawals': [
    ['打款', 'payout', '撥款', 'da kuan'],
    ['余额', 'balance', '餘額', 'yu e'],
  ],
  'console-grants': [
    ['打印豆', 'beans', '列印豆', 'da yin dou'],
    ['赠送', 'gift', '贈送', 'zeng song'],
  ],
  'console-ledger': [
    ['收入', 'income', '收入', 'shou ru'],
    ['财务', 'finance', '財務', 'cai wu'],
    ['报表', 'report', '報表', 'bao biao'],
  ],
  wallet: [
    ['余额', 'balance', '餘額', 'yu e'],
    ['充值', 'top up', '儲值', 'chong zhi'],
    ['打印豆', 'beans', '列印豆', 'da yin dou'],
    ['提现', 'withdraw', '提領', 'ti xian'],
  ],
  bills: [
    ['流水', 'transactions', '交易明細', 'liu shui'],
    ['消费记录', 'spending', '消費記錄', 'xiao fei ji lu'],
    ['退款', 'refund', '退款', 'tui kuan'],
  ],
}
