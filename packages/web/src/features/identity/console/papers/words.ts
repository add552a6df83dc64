import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const paperReviewWords = wordsOf({
  lead: [
    '与学校档案不一致的证件，由您核对。决定后照片立即删除。',
    'Documents that do not match the school record. Their pictures are deleted as soon as you decide.',
    '與學校檔案不一致的證件，由您核對。決定後照片立即刪除。',
  ],
  search: ['搜索姓名或学工号', 'Search by name or number', '搜尋姓名或學工號'],
  none: ['没有符合条件的证件。', 'No matching documents.', '沒有符合條件的證件。'],
  noneYet: ['没有等待核对的证件。', 'No documents are waiting.', '沒有等待核對的證件。'],
  choose: ['从左侧选择一份证件核对。', 'Select a document on the left to check it.', '從左側選擇一份證件核對。'],
  gone: ['这份证件不在当前列表中。', 'This document is not in the current list.', '這份證件不在目前清單中。'],
  state: ['状态', 'Status', '狀態'],
  person: ['本人', 'Person', '本人'],
  unit: ['单位', 'Unit', '單位'],
  at: ['提交时间', 'Sent', '提交時間'],
  decidedAt: ['核对时间', 'Decided', '核對時間'],
  pictures: ['证件照片', 'Pictures', '證件照片'],
  picturesGone: ['已删除', 'Deleted', '已刪除'],
  reason: ['说明', 'Note', '說明'],
  reasonHint: ['本人会看到', 'The person sees this', '本人會看到'],
  corrects: [
    '同时按证件更正学校档案的姓名和号码',
    'Also correct the name and number in the school record to match this document',
    '同時按證件更正學校檔案的姓名和號碼',
  ],
  accept: ['核对无误', 'Accept', '核對無誤'],
  refuse: ['不通过', 'Reject', '不通過'],
  review: ['核对', 'Review', '核對'],
  acceptTitle: (name: string): Phrase => [`通过${name}的证件？`, `Accept the document of ${name}?`, `通過${name}的證件？`],
  refuseTitle: (name: string): Phrase => [`不通过${name}的证件？`, `Reject the document of ${name}?`, `不通過${name}的證件？`],
  mayNot: ['本人的证件由其他人核对。', 'Someone else must check your own document.', '本人的證件由其他人核對。'],
  decided: ['已核对', 'Decided', '已核對'],
})
