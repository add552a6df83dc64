import { wordsOf } from '../../../words/words.ts'

export const filterWords = wordsOf({
  state: ['状态', 'State', '狀態'],
  allStates: ['全部状态', 'All states', '全部狀態'],
})
