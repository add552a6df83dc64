import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const libraryWords = wordsOf({
  lead: [
    '师生投稿的资料，审核后全校可以打印。待审核的排在最前。',
    'Files people have shared. Once approved, the whole school can print them. Files waiting for review come first.',
    '師生投稿的資料，審核後全校可以列印。待審核的排在最前。',
  ],
  search: ['资料名、姓名或学号', 'File or person', '資料名、姓名或學號'],
  none: ['没有符合条件的资料。', 'No matching files.', '沒有符合條件的資料。'],
  choose: ['从左侧选择一份资料查看。', 'Select a file on the left to review it.', '從左側選擇一份資料查看。'],
  pages: (count: number): Phrase => [`${count} 页`, counted(count, 'page'), `${count} 頁`],
  directory: ['目录', 'Folder', '目錄'],
  person: ['投稿人', 'Shared by', '投稿人'],
  name: ['名称', 'Name', '名稱'],
  description: ['简介', 'Description', '簡介'],
  rename: ['名称和语言', 'Name and translations', '名稱和語言'],
  renameText: [
    '没有填写的语言，读者看到简体的名称和简介。',
    'If a language is empty, the Simplified Chinese text is shown.',
    '沒有填寫的語言，讀者看到簡體的名稱和簡介。',
  ],
  renamed: ['已保存', 'Saved', '已儲存'],
  size: ['大小', 'Size', '大小'],
  offeredAt: ['投稿时间', 'Shared', '投稿時間'],
  reviewer: ['审核人', 'Reviewed by', '審核人'],
  reviewedAt: ['审核时间', 'Reviewed', '審核時間'],
  notes: ['审核意见', 'Review note', '審核意見'],
  printed: ['打印次数', 'Printed', '列印次數'],
  file: ['内容', 'The file', '內容'],
  review: ['审核', 'Review', '審核'],
  reviewNotes: ['意见', 'Note to the uploader', '意見'],
  reviewHint: ['不通过时必填，投稿人会看到', 'Required when you reject it. The uploader sees it.', '不通過時必填，投稿人會看到'],
  pass: ['通过并发布', 'Approve and publish', '通過並發布'],
  refuse: ['不通过', 'Reject', '不通過'],
  reviewed: ['已审核，已通知投稿人', 'Reviewed. The uploader has been notified.', '已審核，已通知投稿人'],
  remove: ['下架', 'Remove', '下架'],
  removeTitle: (name: string): Phrase => [`下架“${name}”`, `Remove “${name}”`, `下架「${name}」`],
  removeText: [
    '下架后不能再打印，投稿人会看到原因。',
    'No one can print it any more. The uploader sees the reason.',
    '下架後不能再列印，投稿人會看到原因。',
  ],
  removed: ['已下架', 'Removed', '已下架'],
})
