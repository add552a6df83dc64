import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const templateWords = wordsOf({
  noId: ['请从列表中选择一种证明', 'Choose a certificate from the list', '請從列表中選擇一種證明'],
  version: (version: number): Phrase => [`第 ${version} 版`, `Version ${version}`, `第 ${version} 版`],
  toApply: ['去申请', 'Apply', '去申請'],
  apply: ['选择领取方式，开始申请', 'Choose a delivery method', '選擇領取方式，開始申請'],
  otherWays: ['其他方式', 'Other delivery methods', '其他方式'],
  download: ['签名的 PDF，随时可以下载', 'Download a signed PDF', '簽名的 PDF，隨時可以下載'],
  email: ['发到您填写的邮箱，可以抄送', 'Sent to an email address you choose, with Cc', '傳送到您填寫的電子信箱，可以傳副本'],
  paper: ['多份打印，凭取件码领取', 'One or more copies, collected with a code', '多份列印，憑取件碼領取'],
  waysExplained: ['三种方式有什么不同', 'Compare delivery methods', '三種方式有什麼不同'],
})

export const factWords = wordsOf({
  title: ['证明上会写', 'Your data on it', '證明上會寫'],
  missing: ['缺少', 'Missing', '缺少'],
  none: ['没有', 'None', '沒有'],
  report: ['内容不对？告诉学校', 'Something wrong? Tell the school', '內容不對？告訴學校'],
})
