import { wordsOf } from '@campus/ui/words/words.ts'

export const trailWords = wordsOf({
  lead: [
    '把各种日志里相关的记录放在一起，最新的在前。',
    'Related entries of all logs together, newest first.',
    '把各種日誌裡相關的記錄放在一起，最新的在前。',
  ],
  log: ['日志', 'Log', '日誌'],
  what: ['事件', 'What happened', '事件'],
  refused: ['被拒绝', 'Refused', '被拒絕'],
  ofPerson: [
    '一个人的全部记录。本人会看到这次查看。',
    'Everything about one person. They can see that you looked.',
    '一個人的全部記錄。本人會看到這次查看。',
  ],
  ofRequest: ['同一次请求的全部记录', 'All entries for this request', '同一次請求的全部記錄'],
  ofThing: ['同一对象的全部记录', 'All entries for this item', '同一對象的全部記錄'],
  search: ['查找关联记录', 'Find related entries', '尋找關聯記錄'],
  by: ['按什么查找', 'Look for', '按什麼尋找'],
  number: ['学工号', 'Person by number', '學工號'],
  request: ['请求编号', 'Request ID', '請求編號'],
  thing: ['订单、证明等的编号', 'ID of a document, order or other item', '訂單、證明等的編號'],
  idOrNumber: ['编号', 'Number or ID', '編號'],
  find: ['查找', 'Find', '尋找'],
  choose: [
    '请输入编号，或在任意日志中点开一条记录或一个人。',
    'Enter a number or ID, or open an entry or a person in one of the logs.',
    '請輸入編號，或在任意日誌中點開一條記錄或一個人。',
  ],
})
