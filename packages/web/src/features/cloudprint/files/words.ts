import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const fileWords = wordsOf({
  list: ['我的文件', 'My files', '我的檔案'],
  show: ['显示', 'Show', '顯示'],
  all: ['全部', 'All', '全部'],
  document: ['文档', 'Documents', '文件'],
  photo: ['照片', 'Photos', '照片'],
  photo_sheet: ['相纸', 'Photo sheets', '相紙'],
  reading: ['读取中', 'Reading', '讀取中'],
  failed: ['无法打印', 'Cannot be printed', '無法列印'],
  pages: (count: number): Phrase => [`${count} 页`, counted(count, 'page'), `${count} 頁`],
  keptDays: (days: number): Phrase => [`还保留 ${days} 天`, `Kept ${counted(days, 'more day')}`, `還保留 ${days} 天`],
  deletedAt: (at: string): Phrase => [`${at} 后删除`, `Deleted after ${at}`, `${at} 後刪除`],
  print: ['打印', 'Print', '列印'],
  preview: ['预览', 'Preview', '預覽'],
  share: ['投稿', 'Share', '投稿'],
  delete: ['删除', 'Delete', '刪除'],
  deleteTitle: (name: string): Phrase => [`删除“${name}”？`, `Delete “${name}”?`, `刪除「${name}」？`],
  deleteText: ['删除后无法恢复，可以重新上传。', 'This cannot be undone. You can upload the file again.', '刪除後無法復原，可以重新上傳。'],
  deleted: ['文件已删除', 'File deleted', '檔案已刪除'],
  none: ['还没有上传过文件', 'You have not uploaded any files yet', '還沒有上傳過檔案'],
  noneLikeThat: ['没有符合条件的文件', 'No matching files', '沒有符合條件的檔案'],
  upload: ['上传文件', 'Upload a file', '上傳檔案'],
  sealed: [
    '文件加密保存，打印后或到期自动删除。',
    'Files are stored encrypted and deleted after printing or when they expire.',
    '檔案加密保存，列印後或到期自動刪除。',
  ],
  noAddress: [
    '链接不完整，请从列表中选择文件。',
    'This link is incomplete. Choose a file from the list.',
    '連結不完整，請從列表中選擇檔案。',
  ],
  toFiles: ['我的文件', 'My files', '我的檔案'],
  toLibrary: ['资料库', 'Shared library', '資料庫'],
})
