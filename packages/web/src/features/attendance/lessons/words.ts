import { counted } from '@campus/contract/counted.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const lessonsWords = wordsOf({
  list: ['课堂考勤', 'Lessons', '課堂考勤'],
  none: ['这一天没有课', 'No lessons on this day', '這一天沒有課'],
  cut: (count: number) => [
    `仅显示前 ${count} 节课，其余请在考勤管理中查看`,
    `Only the first ${counted(count, 'lesson')} shown. Find the others under attendance in the administration.`,
    `僅顯示前 ${count} 節課，其餘請在考勤管理中查看`,
  ],
  before: ['前一天', 'Previous day', '前一天'],
  after: ['后一天', 'Next day', '後一天'],
  today: ['今天', 'Today', '今天'],
  state_none: ['未点名', 'Not started', '未點名'],
  state_open: ['点名中', 'Open', '點名中'],
  state_closed: ['已结束', 'Closed', '已結束'],
  counts: (came: number, all: number) => [`${came}/${all} 人已到`, `${came} of ${all} present`, `${came}/${all} 人已到`],
  toConfirm: (count: number) => [`${count} 人待确认`, `${count} to confirm`, `${count} 人待確認`],
  whose: ['范围', 'Lessons', '範圍'],
  mine: ['我的课', 'Mine', '我的課'],
  scope: ['管理范围', 'In my units', '管理範圍'],
  rates: ['考勤统计', 'Attendance rates', '考勤統計'],
  objections: ['考勤异议', 'Objections', '考勤異議'],
})
