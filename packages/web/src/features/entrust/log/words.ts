import { wordsOf } from '@campus/ui/words/words.ts'

export const logWords = wordsOf({
  list: ['委托记录', 'Pick-up requests', '委託記錄'],
  part: ['显示', 'Show', '顯示'],
  owner: ['我委托的', 'Sent', '我委託的'],
  delegate: ['委托给我的', 'Received', '委託給我的'],
  state: ['状态', 'Status', '狀態'],
  all: ['全部状态', 'All statuses', '全部狀態'],
  add: ['新建委托', 'Ask someone', '新增委託'],
  noneGiven: [
    '没空去取纸质文件时，可以请同学或同事代领。',
    'When you cannot pick up your documents yourself, ask someone from your school.',
    '沒空去取紙本檔案時，可以請同學或同事代領。',
  ],
  noneReceived: ['还没有人委托您代领。', 'No one has asked you to pick anything up yet.', '還沒有人委託您代領。'],
  noneLikeThat: ['没有这种状态的委托。', 'Nothing with this status.', '沒有這種狀態的委託。'],
})
