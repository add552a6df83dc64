import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'grade-sheets': [
    ['登分', 'enter marks', '登分', 'deng fen'],
    ['成绩单', 'grading', '成績單', 'cheng ji dan'],
  ],
  'console-grade-sheets': [['公布成绩', 'publish scores', '公布成績', 'gong bu cheng ji']],
  'console-grade-appeals': [['查分', 'review a score', '查分', 'cha fen']],
}
