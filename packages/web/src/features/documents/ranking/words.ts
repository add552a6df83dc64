import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const rankingWords = wordsOf({
  group: (grade: string, major: string): Phrase => [`${grade} 级 ${major}`, `${major}, entered ${grade}`, `${grade} 級 ${major}`],
  rankOf: (rank: number, of: number): Phrase => [`第 ${rank} 名，共 ${of} 人`, `Rank ${rank} of ${of}`, `第 ${rank} 名，共 ${of} 人`],
  top: (percent: number): Phrase => [`前 ${percent}%`, `Top ${percent}%`, `前 ${percent}%`],
  average: ['加权平均分', 'Weighted average', '加權平均分'],
  gpa: ['平均绩点', 'GPA', '平均績點'],
  how: [
    '按学分加权平均分，在同专业同年级中排列；并列的名次相同。',
    'Ranked by credit-weighted average within the same major and year. Ties share a rank.',
    '按學分加權平均分，在同專業同年級中排列；並列的名次相同。',
  ],
  years: ['各学年排名', 'By year', '各學年排名'],
  yearAverage: (average: string): Phrase => [`平均 ${average}`, `Average ${average}`, `平均 ${average}`],
  spread: ['平均分分布', 'Distribution of averages', '平均分分布'],
  none: ['还没有可以排名的成绩', 'No scores to rank yet', '還沒有可以排名的成績'],
  toGrades: ['看成绩', 'My grades', '看成績'],
  proofWord: ['排名', 'Ranking', '排名'],
  toProof: ['开具排名证明', 'Get a ranking certificate', '開具排名證明'],
})
