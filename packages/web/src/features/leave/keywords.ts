import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  leave: [
    ['病假', 'sick leave', '病假', 'bing jia'],
    ['事假', 'personal leave', '事假', 'shi jia'],
    ['假条', 'leave slip', '假條', 'jia tiao'],
  ],
  'leave-list': [
    ['请假记录', 'leave history', '請假記錄', 'qing jia ji lu'],
    ['销假', 'back from leave', '銷假', 'xiao jia'],
  ],
  'leave-decisions': [
    ['批假', 'approve leave', '批假', 'pi jia'],
    ['审批', 'approve', '審批', 'shen pi'],
  ],
}
