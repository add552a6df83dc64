import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { againstNames } from '@campus/contract/statistics/drawn-kinds.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const spanWords = wordsOf({
  span: ['时间范围', 'Period', '時間範圍'],
  quick: (days: number): Phrase =>
    days === 365 ? ['最近一年', 'Last year', '最近一年'] : [`最近 ${days} 天`, `Last ${counted(days, 'day')}`, `最近 ${days} 天`],
  chosen: ['自选日期', 'Chosen days', '自選日期'],
  step: ['间隔', 'Step', '間隔'],
  hour: ['按小时', 'By hour', '按小時'],
  day: ['按天', 'By day', '按天'],
  month: ['按月', 'By month', '按月'],
  unit: ['单位', 'Unit', '單位'],
  against: ['对比', 'Compare with', '對比'],
  alone: ['不对比', 'No comparison', '不對比'],
  before: againstNames.before,
  week: againstNames.week,
  monthEarlier: againstNames.month,
  year: againstNames.year,
  days: (from: string, until: string): Phrase => [`${from} 至 ${until}`, `${from} to ${until}`, `${from} 至 ${until}`],
})
