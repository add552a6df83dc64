import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

type What = 'card' | 'record' | 'export' | 'search' | 'photo' | 'photo_search' | 'scores' | 'field' | 'log'

const whatNames: Record<What, Phrase> = {
  card: ['查看了名片', 'Viewed your card', '查看了名片'],
  record: ['查看了档案', 'Viewed your record', '查看了檔案'],
  export: ['导出了包含您的名单', 'Exported a list that includes you', '匯出了包含您的名單'],
  search: ['搜索到您', 'Found you in a search', '搜尋到您'],
  photo: ['查看了您的照片', 'Viewed your photos', '查看了您的照片'],
  photo_search: ['按照片查找时看到了您', 'Found you in a search by photo', '按照片查找時看到了您'],
  scores: ['查看了您的成绩', 'Viewed your grades', '查看了您的成績'],
  field: ['查看了您的一项完整信息', 'Viewed a hidden detail of yours', '查看了您的一項完整資訊'],
  log: ['查看了关于您的日志', 'Viewed logs about you', '查看了關於您的日誌'],
}

export const viewsWords = wordsOf({
  list: ['查看记录', 'Viewed by', '查看記錄'],
  lead: [
    '发现无关人员？请联系学校管理员。',
    'See someone who should not be here? Contact your school administrator.',
    '發現無關人員？請聯絡學校管理員。',
  ],
  none: ['还没有人查看过您的资料。', 'No one has viewed your data yet.', '還沒有人查看過您的資料。'],
  settings: ['调整谁能看到', 'Change who can see it', '調整誰能看到'],
  what: (what: What): Phrase => whatNames[what],
})
