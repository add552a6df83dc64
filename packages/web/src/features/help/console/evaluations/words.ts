import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const evaluationWords = wordsOf({
  lead: ['匿名汇总，看不到是谁评价的。', 'Summarised without names.', '匿名彙總，看不到是誰評價的。'],
  none: ['还没有评价。', 'No ratings yet.', '還沒有評價。'],
  byType: ['按服务类型', 'By service', '按服務類型'],
  byMonth: ['按月份', 'By month', '按月份'],
  mean: (mean: string): Phrase => [`${mean} 分`, mean, `${mean} 分`],
  count: (count: string): Phrase => [`${count} 份评价`, counted(count, 'rating'), `${count} 份評價`],
  stars: (score: number): Phrase => [`${score} 星`, counted(score, 'star'), `${score} 星`],
  chart: ['每月平均分', 'Average per month', '每月平均分'],
  month: ['月份', 'Month', '月份'],
  suggestions: ['建议', 'Suggestions', '建議'],
  type: ['类型', 'Type', '類型'],
  allTypes: ['全部类型', 'All types', '全部類型'],
  score: ['评分', 'Score', '評分'],
  suggestion: ['建议', 'Suggestion', '建議'],
  at: ['时间', 'Time', '時間'],
  noSuggestions: ['这类服务还没有建议。', 'No suggestions yet.', '這類服務還沒有建議。'],
})
