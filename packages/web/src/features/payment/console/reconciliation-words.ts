import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const reconciliationWords = wordsOf({
  lead: [
    '每晚将学校账目与付款平台的账单逐笔核对，能自动补记的会自动补记。',
    "Every night our records are compared with the provider's statement line by line. What can be corrected is corrected automatically.",
    '每晚將學校帳目與付款平台的帳單逐筆核對，能自動補記的會自動補記。',
  ],
  provider: ['付款平台', 'Provider', '付款平台'],
  none: [
    '还没有对账。每天夜里自动进行，也可以现在核对某一天。',
    'Nothing has been compared yet. Comparison runs every night, or choose a day to compare now.',
    '還沒有對帳。每天夜裡自動進行，也可以現在核對某一天。',
  ],
  noneLikeThat: ['没有符合条件的对账。', 'No matching comparisons.', '沒有符合條件的對帳。'],
  same: ['一致', 'Match', '一致'],
  different: (count: number): Phrase => [`${count} 处差异`, counted(count, 'difference'), `${count} 處差異`],
  failed: ['未完成', 'Not compared', '未完成'],
  sums: (ours: string, theirs: string): Phrase => [
    `我方 ${ours}，平台 ${theirs}`,
    `Ours ${ours}, theirs ${theirs}`,
    `我方 ${ours}，平台 ${theirs}`,
  ],
  ours: ['我方账目', 'Our records', '我方帳目'],
  theirs: ['平台账单', "Provider's statement", '平台帳單'],
  entries: (count: number): Phrase => [`${count} 笔`, counted(count, 'entry', 'entries'), `${count} 筆`],
  madeAt: (at: string): Phrase => [`核对于 ${at}`, `Compared at ${at}`, `核對於 ${at}`],
  again: ['重新核对', 'Compare again', '重新核對'],
  differences: ['差异', 'Differences', '差異'],
  allSame: ['两边逐笔一致。', 'Both sides match line by line.', '兩邊逐筆一致。'],
  missing_here: ['我方缺少', 'Missing here', '我方缺少'],
  missing_there: ['平台账单缺少', 'Missing on the statement', '平台帳單缺少'],
  amount: ['金额不同', 'Amount differs', '金額不同'],
  refund: ['退款不符', 'Refund differs', '退款不符'],
  settled: ['已处理', 'Resolved', '已處理'],
  unsettled: ['待处理', 'Open', '待處理'],
  amounts: (ours: string, theirs: string): Phrase => [
    `我方 ${ours} · 平台 ${theirs}`,
    `Ours ${ours} · theirs ${theirs}`,
    `我方 ${ours} · 平台 ${theirs}`,
  ],
  nothing: ['无', 'none', '無'],
  note: ['记录处理结果', 'Note how it was resolved', '記錄處理結果'],
  noteHint: ['填写查明的原因和处理方式', 'What you found and what you did', '填寫查明的原因和處理方式'],
  noteText: ['处理结果', 'Resolution', '處理結果'],
  noted: ['已记录', 'Note saved', '已記錄'],
  compare: ['核对某一天', 'Compare a day', '核對某一天'],
  compareText: [
    '平台的账单在次日上午 10 点以后生成。同一天可以重复核对，不会重复入账。',
    "A provider's statement is available from 10:00 the next day. You can compare a day again. Nothing is added twice.",
    '平台的帳單在次日上午 10 點以後產生。同一天可以重複核對，不會重複入帳。',
  ],
  day: ['日期', 'Day', '日期'],
  compareNow: ['现在核对', 'Compare now', '現在核對'],
  compared: ['已核对', 'Compared', '已核對'],
})
