import { wordsOf } from '@campus/ui/words/words.ts'

export const logWords = wordsOf({
  list: ['委托记录', 'Entrustments', '委託記錄'],
  part: ['显示', 'Show', '顯示'],
  owner: ['我委托的', 'From me', '我委託的'],
  delegate: ['委托给我的', 'To me', '委託給我的'],
  state: ['状态', 'State', '狀態'],
  all: ['全部状态', 'All states', '全部狀態'],
  add: ['新建委托', 'Entrust somebody', '新增委託'],
  noneGiven: [
    '没空去取纸质文件时，可以请同学或同事代领。',
    'When you cannot fetch your paper yourself, somebody from your school can.',
    '沒空去取紙本檔案時，可以請同學或同事代領。',
  ],
  noneReceived: ['还没有人委托您代领。', 'Nobody has asked you to fetch anything yet.', '還沒有人委託您代領。'],
  noneLikeThat: ['没有这种状态的委托。', 'None in this state.', '沒有這種狀態的委託。'],
})
