import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '../words/words.ts'

export const uploadWords = wordsOf({
  choose: ['选择文件', 'Choose a file', '選擇檔案'],
  full: [
    '已达到数量上限，移除一个后可再选',
    'No more files can be added. Remove one to choose another.',
    '已達到數量上限，移除一個後可再選',
  ],
  failed: [
    '上传失败，可以重试，或移除后另选',
    'Upload failed. Try again, or remove it and choose another.',
    '上傳失敗，可以重試，或移除後另選',
  ],
  tooMany: (left: number): Phrase => [
    `还可以选 ${left} 个，其余没有加入`,
    `Only ${left} more could be added. The others were skipped.`,
    `還可以選 ${left} 個，其餘沒有加入`,
  ],
  sent: ['已上传', 'Uploaded', '已上傳'],
  progressOf: (name: string): Phrase => [`${name} 的上传进度`, `Upload progress of ${name}`, `${name} 的上傳進度`],
  cancel: (name: string): Phrase => [`取消上传 ${name}`, `Cancel ${name}`, `取消上傳 ${name}`],
  remove: (name: string): Phrase => [`移除 ${name}`, `Remove ${name}`, `移除 ${name}`],
  retry: (name: string): Phrase => [`重新上传 ${name}`, `Upload ${name} again`, `重新上傳 ${name}`],
})
