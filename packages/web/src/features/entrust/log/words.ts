import { wordsOf } from '@campus/ui/words/words.ts'

export const logWords = wordsOf({
  list: ['代领记录', 'Pick-up requests', '代領記錄'],
  part: ['显示', 'Show', '顯示'],
  owner: ['我发出的', 'Sent', '我發出的'],
  delegate: ['请我代领的', 'Received', '請我代領的'],
  state: ['状态', 'Status', '狀態'],
  all: ['全部状态', 'All statuses', '全部狀態'],
  add: ['请人代领', 'Ask someone', '請人代領'],
  noneGiven: [
    '没空去取纸质文件时，可以请同学或同事代领。',
    'When you cannot collect your documents yourself, ask someone from your school.',
    '沒空去取紙本檔案時，可以請同學或同事代領。',
  ],
  noneReceived: ['还没有人请您代领。', 'No one has asked you to collect anything yet.', '還沒有人請您代領。'],
  noneLikeThat: ['没有这种状态的代领。', 'Nothing with this status.', '沒有這種狀態的代領。'],
})
