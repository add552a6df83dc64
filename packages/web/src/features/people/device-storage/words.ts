import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const storageWords = wordsOf({
  lead: [
    '清除后您仍保持登录；需要时会重新下载。',
    'You stay logged in. Anything needed is downloaded again.',
    '清除後您仍保持登入；需要時會重新下載。',
  ],
  files: ['应用文件', 'App files', '應用檔案'],
  filesText: ['没有网络也能打开应用', 'For opening the app offline', '沒有網路也能打開應用'],
  answers: ['离线内容', 'Offline content', '離線內容'],
  answersText: [
    '紧急联系人、学校电话和看过的证明',
    'Emergency contacts, numbers and certificates you opened',
    '緊急聯絡人、學校電話和看過的證明',
  ],
  drafts: ['草稿', 'Drafts', '草稿'],
  draftsText: ['没有提交的表单', 'Unsent forms', '沒有提交的表單'],
  pictures: ['图片', 'Pictures', '圖片'],
  picturesText: ['本次打开时看过的头像和图片', 'Avatars and pictures from this visit', '本次打開時看過的頭像和圖片'],
  total: ['共占用', 'Total', '共佔用'],
  clear: ['清除', 'Clear', '清除'],
  clearOne: (what: string): Phrase => [`清除${what}`, `Clear: ${what}`, `清除${what}`],
  clearAll: ['全部清除', 'Clear all', '全部清除'],
  draftsTitle: ['草稿也会清除，确定吗？', 'This also clears your drafts. Continue?', '草稿也會清除，確定嗎？'],
  cleared: ['已清除', 'Cleared', '已清除'],
})
