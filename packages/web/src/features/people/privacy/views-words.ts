import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

type What = 'card' | 'record' | 'export' | 'search'

const whatNames: Record<What, Phrase> = {
  card: ['查看了名片', 'Looked at your card', '查看了名片'],
  record: ['查看了档案', 'Looked at your record', '查看了檔案'],
  export: ['导出了包含您的名单', 'Exported a list with you in it', '匯出了包含您的名單'],
  search: ['搜索到您', 'Found you by a search', '搜尋到您'],
}

export const viewsWords = wordsOf({
  list: ['查看记录', 'Who looked', '查看紀錄'],
  lead: [
    '看到不该看的人？请联系学校管理员。',
    'Somebody there who should not be? Tell your school administrator.',
    '看到不該看的人？請聯絡學校管理員。',
  ],
  none: ['还没有人查看过您的资料。', 'Nobody has looked at your data yet.', '還沒有人查看過您的資料。'],
  settings: ['调整谁能看到', 'Decide who may see it', '調整誰能看到'],
  what: (what: What): Phrase => whatNames[what],
})
