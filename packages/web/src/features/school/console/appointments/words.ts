import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const appointmentWords = wordsOf({
  add: ['添加人员', 'Add person', '新增人員'],
  unit: ['负责范围', 'For', '負責範圍'],
  unitHint: ['不选表示全校', 'Leave empty for the whole school', '不選表示全校'],
  wholeSchool: ['全校', 'Whole school', '全校'],
  startsOn: ['开始日期', 'From', '開始日期'],
  endsOn: ['结束日期', 'Until', '結束日期'],
  up: (name: string): Phrase => [`上移${name}`, `Move ${name} up`, `上移${name}`],
  down: (name: string): Phrase => [`下移${name}`, `Move ${name} down`, `下移${name}`],
  remove: (name: string): Phrase => [`移除${name}`, `Remove ${name}`, `移除${name}`],
  orderHint: [
    '审批时先找排在前面的人。移除的人任期到昨天为止。',
    'Approvals ask the first person first. If you remove someone, their term ends yesterday.',
    '審批時先找排在前面的人。移除的人任期到昨天為止。',
  ],
  since: (day: string): Phrase => [`${day} 起`, `Since ${day}`, `${day} 起`],
  from: (day: string): Phrase => [`${day} 开始`, `Starts ${day}`, `${day} 開始`],
  term: (from: string, until: string): Phrase => [`${from} 至 ${until}`, `${from} to ${until}`, `${from} 至 ${until}`],
  disabled: ['账号已停用', 'Account disabled', '帳號已停用'],
  former: ['曾任', 'Formerly', '曾任'],
  saved: ['已保存', 'Saved', '已儲存'],
})
