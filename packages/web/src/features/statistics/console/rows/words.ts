import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const rowsWords = wordsOf({
  lead: ['图表中一个数字所统计的每一条。', 'All entries behind one number of a chart.', '圖表中一個數字所統計的每一條。'],
  of: (name: string, from: string, until: string): Phrase => [
    `${name}：${from} 至 ${until}`,
    `${name}: ${from} to ${until}`,
    `${name}：${from} 至 ${until}`,
  ],
  at: ['时间', 'Time', '時間'],
  person: ['人员', 'Person', '人員'],
  unit: ['单位', 'Unit', '單位'],
  subject: ['对象', 'Subject', '對象'],
  outcome: ['结果', 'Outcome', '結果'],
  none: ['这段时间没有记录。', 'Nothing in this period.', '這段時間沒有記錄。'],
})
