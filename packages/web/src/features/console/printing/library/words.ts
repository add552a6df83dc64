import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../../../../words/words.ts'

export const libraryWords = wordsOf({
  lead: [
    '师生投稿的资料，审核后全校可以打印。待审核的排在最前。',
    'Files that people offer; once passed, the whole school can print them. Those that wait come first.',
    '師生投稿的資料，審核後全校可以列印。待審核的排在最前。',
  ],
  search: ['资料名、姓名或学号', 'File or person', '資料名、姓名或學號'],
  none: ['没有这样的资料。', 'There are no such files.', '沒有這樣的資料。'],
  choose: ['从左侧选择一份资料查看。', 'Choose a file on the left to look at it.', '從左側選擇一份資料查看。'],
  pages: (count: number): Phrase => [`${count} 页`, `${count} ${count === 1 ? 'page' : 'pages'}`, `${count} 頁`],
  directory: ['目录', 'Directory', '目錄'],
  person: ['投稿人', 'Offered by', '投稿人'],
  description: ['简介', 'Description', '簡介'],
  size: ['大小', 'Size', '大小'],
  offeredAt: ['投稿时间', 'Offered', '投稿時間'],
  reviewer: ['审核人', 'Reviewed by', '審核人'],
  reviewedAt: ['审核时间', 'Reviewed', '審核時間'],
  notes: ['审核意见', 'What was said', '審核意見'],
  printed: ['打印次数', 'Printed', '列印次數'],
  file: ['内容', 'The file', '內容'],
  review: ['审核', 'Review', '審核'],
  reviewNotes: ['意见', 'Words to the uploader', '意見'],
  reviewHint: ['不通过时必填，投稿人会看到', 'Needed for a refusal; the uploader reads it', '不通過時必填，投稿人會看到'],
  pass: ['通过并发布', 'Pass it', '通過並發布'],
  refuse: ['不通过', 'Refuse it', '不通過'],
  reviewed: ['已审核，已通知投稿人', 'It is reviewed, and the uploader is told', '已審核，已通知投稿人'],
  remove: ['下架', 'Remove', '下架'],
  removeTitle: (name: string): Phrase => [`下架“${name}”`, `Remove “${name}”`, `下架「${name}」`],
  removeText: [
    '下架后不能再打印，投稿人会看到原因。',
    'Nobody can print it any more; the uploader reads the reason.',
    '下架後不能再列印，投稿人會看到原因。',
  ],
  removed: ['已下架', 'It is removed', '已下架'],
})
