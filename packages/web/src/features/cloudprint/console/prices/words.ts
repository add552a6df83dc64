import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const pricesWords = wordsOf({
  lead: [
    '每张纸的价格。新价格从指定时间起生效，之前下单的保持原价。',
    'Price per sheet. New prices apply from the time you set. Earlier orders keep their price.',
    '每張紙的價格。新價格從指定時間起生效，之前下單的保持原價。',
  ],
  label: ['价格表', 'Price tables', '價格表'],
  from: ['生效时间', 'From', '生效時間'],
  state: ['状态', 'Status', '狀態'],
  past: ['已结束', 'Ended', '已結束'],
  inForce: ['生效中', 'In force', '生效中'],
  coming: ['待生效', 'Upcoming', '待生效'],
  by: ['设置人', 'Set by', '設定人'],
  note: ['备注', 'Note', '備註'],
  noteHint: [
    '用户在价格页可以看到备注；没有译文时显示简体。',
    'Everyone sees the note next to the prices. If a translation is empty, the Simplified Chinese note is shown.',
    '使用者在價格頁可以看到備註；沒有譯文時顯示簡體。',
  ],
  none: ['还没有设置价格，用户无法打印文件。', 'No prices are set yet, so no one can print files.', '還沒有設定價格，使用者無法列印檔案。'],
  add: ['新增价格表', 'Set prices', '新增價格表'],
  when: ['何时生效', 'Effective from', '何時生效'],
  aSheet: (kind: string): Phrase => [`${kind}（元 / 张）`, `${kind} (yuan per sheet)`, `${kind}（元 / 張）`],
  added: ['价格已设置', 'Prices set', '價格已設定'],
  drop: ['撤回', 'Withdraw', '撤回'],
  dropTitle: (at: string): Phrase => [`撤回 ${at} 起的价格？`, `Withdraw the prices from ${at} on?`, `撤回 ${at} 起的價格？`],
  dropText: ['届时继续使用之前的价格。', 'The earlier prices stay in force.', '屆時繼續使用之前的價格。'],
  dropped: ['已撤回', 'Withdrawn', '已撤回'],
})
