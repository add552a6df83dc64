import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const fieldWords = wordsOf({
  inChinese: (label: string): Phrase => [`${label}（简体）`, `${label} (Simplified Chinese)`, `${label}（簡體）`],
  inEnglish: (label: string): Phrase => [`${label}（英文）`, `${label} (English)`, `${label}（英文）`],
  inTaiwanese: (label: string): Phrase => [`${label}（繁体）`, `${label} (Traditional Chinese)`, `${label}（繁體）`],
  now: ['立即', 'Now', '立即'],
  later: ['定时', 'Later', '定時'],
  time: ['时间', 'Time', '時間'],
  saved: ['已保存', 'Saved', '已儲存'],
  save: ['保存', 'Save', '儲存'],
  cancel: ['取消', 'Cancel', '取消'],
  reason: ['原因', 'Reason', '原因'],
})
