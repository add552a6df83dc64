import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const delegateWords = wordsOf({
  number: ['代领人学工号', 'Delegate’s number', '代領人學工號'],
  numberHint: ['输入后点击“查询”，确认是这个人', 'Look up the number to confirm the person', '輸入後點擊「查詢」，確認是這個人'],
  lookUp: ['查询', 'Look up', '查詢'],
  found: (name: string, unit: string): Phrase => [`${name} · ${unit}`, `${name} · ${unit}`, `${name} · ${unit}`],
})
