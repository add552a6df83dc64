import { articleStateNames } from '@campus/contract/help/articles.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const articleWords = wordsOf({
  lead: [
    '常见问题与使用指南，以及读者的评价。',
    'Common problems and guides, with reader ratings.',
    '常見問題與使用指南，以及讀者的評價。',
  ],
  search: ['标题或正文', 'Title or text', '標題或正文'],
  state: ['状态', 'Status', '狀態'],
  ...articleStateNames,
  title: ['标题', 'Title', '標題'],
  type: ['类型', 'Type', '類型'],
  form: ['形式', 'Format', '形式'],
  guide: ['指南', 'Guide', '指南'],
  problem: ['常见问题', 'Problem', '常見問題'],
  reads: ['阅读', 'Reads', '閱讀'],
  helpful: ['有帮助', 'Helpful', '有幫助'],
  helpfulShare: (percent: number, answers: number): Phrase => [
    `${percent}%（${answers} 人）`,
    `${percent}% of ${answers}`,
    `${percent}%（${answers} 人）`,
  ],
  remarks: ['意见', 'Comments', '意見'],
  updated: ['更新', 'Updated', '更新'],
  none: ['没有符合条件的文章。', 'No matching articles.', '沒有符合條件的文章。'],
  write: ['写文章', 'Write article', '寫文章'],
  newArticle: ['新文章', 'New article', '新文章'],
  isGuide: [
    '放在“更多帮助”的指南中，而不是常见问题',
    'Listed among the guides under “More help”, not under common problems',
    '放在「更多說明」的指南中，而不是常見問題',
  ],
  position: ['排序', 'Position', '排序'],
  text: ['正文', 'Text', '正文'],
  preview: ['预览', 'Preview', '預覽'],
  saveDraft: ['存为草稿', 'Save draft', '存為草稿'],
  publish: ['发布', 'Publish', '發布'],
  savePublished: ['保存并保持发布', 'Save and keep published', '儲存並保持發布'],
  retire: ['下架', 'Retire', '下架'],
  saved: ['已保存', 'Saved', '已儲存'],
  readersSay: ['读者认为缺少的内容', 'Reader comments', '讀者認為缺少的內容'],
  noRemarks: ['还没有读者提出意见。', 'No comments yet.', '還沒有讀者提出意見。'],
  noTypes: (dictionary: string): Phrase => [
    `请先在数据字典的“${dictionary}”中添加条目。`,
    `Add an entry to “${dictionary}” in the dictionaries first.`,
    `請先在資料字典的「${dictionary}」中新增條目。`,
  ],
})
