import { wordsOf } from '../words/words.ts'

export const copyWords = wordsOf({
  copy: ['复制', 'Copy', '複製'],
  copied: ['已复制', 'Copied', '已複製'],
  notCopied: ['复制失败，请手动选择后复制', 'Could not copy. Select the text and copy it.', '複製失敗，請手動選取後複製'],
})
