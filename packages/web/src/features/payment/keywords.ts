import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'console-payments': [
    ['支付', 'pay', '支付', 'zhi fu'],
    ['微信', 'WeChat', '微信', 'wei xin'],
    ['支付宝', 'Alipay', '支付寶', 'zhi fu bao'],
  ],
  'console-reconciliations': [
    ['账单核对', 'compare bills', '帳單核對', 'zhang dan he dui'],
    ['差异', 'differences', '差異', 'cha yi'],
  ],
}
