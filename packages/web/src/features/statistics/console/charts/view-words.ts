import { measureNames } from '@campus/contract/statistics/drawn-kinds.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const explorerWords = wordsOf({
  lead: [
    '选择要看的内容，按时间、单位、对象或结果查看，并与过去对比。',
    'Choose what to count, by time, unit, subject or outcome, and compare it with an earlier period.',
    '選擇要看的內容，按時間、單位、對象或結果檢視，並與過去對比。',
  ],
  reports: ['已保存的报表', 'Saved reports', '已儲存的報表'],
  source: ['内容', 'What', '內容'],
  measure: ['数值', 'Number', '數值'],
  ...measureNames,
  by: ['分组', 'Group by', '分組'],
  none: ['不分组', 'No groups', '不分組'],
  byOutcome: ['按结果', 'By outcome', '按結果'],
  bySubject: ['按对象', 'By subject', '按對象'],
  byUnit: ['按单位', 'By unit', '按單位'],
  outcome: ['结果', 'Outcome', '結果'],
  allOutcomes: ['全部结果', 'All outcomes', '全部結果'],
  subject: ['对象', 'Subject', '對象'],
  allSubjects: ['全部对象', 'All subjects', '全部對象'],
  kind: ['图表类型', 'Chart type', '圖表類型'],
  lines: ['折线', 'Lines', '折線'],
  columns: ['柱形', 'Columns', '直條'],
  ranked: ['条形', 'Bars', '橫條'],
  ring: ['环形', 'Ring', '環形'],
  heat: ['一周时段', 'Hours of the week', '一週時段'],
  calendar: ['日历', 'Calendar', '日曆'],
})
