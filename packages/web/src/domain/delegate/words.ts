import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const delegateWords = wordsOf({
  number: ['代领人学号或工号', 'Delegate’s number', '代領人學號或工號'],
  numberHint: [
    '访客和家属可以用手机号查询；查询后确认是这个人',
    'Visitors and family can be found by phone number. Look up to confirm the person.',
    '訪客和家屬可以用手機號碼查詢；查詢後確認是這個人',
  ],
  lookUp: ['查询', 'Look up', '查詢'],
  found: (name: string, unit: string): Phrase => [`${name} · ${unit}`, `${name} · ${unit}`, `${name} · ${unit}`],
})
