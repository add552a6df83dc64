import type { Score } from '@campus/contract/academics/scores.ts'
import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'
import type { z } from 'zod'

type ScoreRow = z.infer<typeof Score>

export const kindNames: Record<ScoreRow['kind'], Phrase> = {
  required: ['必修', 'Required', '必修'],
  elective: ['选修', 'Elective', '選修'],
  practice: ['实践', 'Practice', '實踐'],
  public: ['公共课', 'General', '通識'],
}

export const attemptNames: Record<Exclude<ScoreRow['attempt'], 'first'>, Phrase> = {
  resit: ['补考', 'Resit', '補考'],
  retake: ['重修', 'Retake', '重修'],
}

export const scoreWords = wordsOf({
  term: (year: string, semester: number): Phrase => [
    `${year} 学年 第 ${semester} 学期`,
    `${year}, semester ${semester}`,
    `${year} 學年 第 ${semester} 學期`,
  ],
  credits: (credits: number): Phrase => [`${credits} 学分`, counted(credits, 'credit'), `${credits} 學分`],
  failed: ['未通过', 'Not passed', '未通過'],
  band: (from: number, to: number): Phrase => [`${from}–${to} 分`, `${from}–${to}`, `${from}–${to} 分`],
  people: (people: number): Phrase => [`${people} 人`, counted(people, 'person', 'people'), `${people} 人`],
  mine: ['我', 'Me', '我'],
  noSpread: [
    '人数太少，不显示分布，以免看出个人成绩。',
    'The group is too small to show a distribution without revealing individual results.',
    '人數太少，不顯示分布，以免看出個人成績。',
  ],
  none: ['还没有公布的成绩', 'No scores published yet', '還沒有公布的成績'],
  missingTitle: ['还没有成绩的课程', 'Courses without a score', '還沒有成績的課程'],
  missingOf: (count: number, year: string): Phrase => [
    `${year} 学年有 ${count} 门课程还没有成绩，不会出现在证明中。`,
    count === 1
      ? `1 course of ${year} has no score yet and will not be on the certificate.`
      : `${count} courses of ${year} have no score yet and will not be on the certificate.`,
    `${year} 學年有 ${count} 門課程還沒有成績，不會出現在證明中。`,
  ],
})
