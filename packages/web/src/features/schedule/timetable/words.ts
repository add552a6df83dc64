import { wordsOf } from '@campus/ui/words/words.ts'

export const timetableWords = wordsOf({
  noTerm: ['学校还没有发布学期', 'The school has not published a term yet', '學校還沒有發布學期'],
  nothing: ['本周没有课', 'No lessons this week', '本週沒有課'],
  week: (week: number) => [`第 ${week} 周`, `Week ${week}`, `第 ${week} 週`],
  thisWeek: (week: number) => [`第 ${week} 周（本周）`, `Week ${week} (this week)`, `第 ${week} 週（本週）`],
  weekLabel: ['周次', 'Week', '週次'],
  weekBefore: ['上一周', 'Previous week', '上一週'],
  weekAfter: ['下一周', 'Next week', '下一週'],
  backToNow: ['回到本周', 'This week', '回到本週'],
  view: ['显示方式', 'View', '顯示方式'],
  grid: ['课表', 'Grid', '課表'],
  list: ['列表', 'List', '列表'],
  caption: (week: number) => [`第 ${week} 周课表`, `Timetable of week ${week}`, `第 ${week} 週課表`],
  periodHead: ['节', 'Period', '節'],
  holiday: ['放假', 'Holiday', '放假'],
  outside: ['其他时间', 'Other times', '其他時間'],
  today: ['今天', 'Today', '今天'],
  keptFrom: ['当前无网络，显示的是保存的课表：', 'You are offline. This timetable was saved', '目前無網路，顯示的是儲存的課表：'],
})
