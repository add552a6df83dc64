import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const historyWords = wordsOf({
  list: ['我的申请', 'My applications', '我的申請'],
  state: ['状态', 'Status', '狀態'],
  way: ['方式', 'Delivery', '方式'],
  all: ['全部', 'All', '全部'],
  allWays: ['全部方式', 'All delivery methods', '全部方式'],
  search: ['按证明名称筛选', 'Certificate name', '按證明名稱篩選'],
  none: ['您还没有申请过证明', 'You have no applications yet', '您還沒有申請過證明'],
  noneLikeThat: ['没有符合条件的申请', 'No matches', '沒有符合條件的申請'],
  apply: ['去申请', 'Apply', '去申請'],
  copies: (count: number): Phrase => [`${count} 份`, counted(count, 'copy', 'copies'), `${count} 份`],
  free: ['免费', 'Free', '免費'],
})

export const paperWords = wordsOf({
  list: ['我的纸质证明', 'My paper certificates', '我的紙本證明'],
  code: ['取件码', 'Code', '取件碼'],
  none: ['还没有纸质证明', 'No paper certificates yet', '還沒有紙本證明'],
  noneLikeThat: ['没有符合条件的记录', 'No matches', '沒有符合條件的記錄'],
  apply: ['去申请', 'Apply', '去申請'],
  forOthers: ['我代领的', 'Pick-ups for others', '我代領的'],
  of: (name: string): Phrase => [`${name} 的证明`, `For ${name}`, `${name} 的證明`],
})
