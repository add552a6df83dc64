import type { TemplateField } from '@campus/contract/documents/template-fields.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { type Certificate, noLimits } from './certificate.ts'

const transcript = (code: string, name: Phrase, description: Phrase, fields: readonly TemplateField[]): Certificate => ({
  code,
  name,
  description,
  rules: {
    type: 'transcript',
    standings: ['studying', 'graduated'],
    ways: ['download', 'email', 'paper'],
    charge: 'each',
    price: 500,
    freeCopies: 2,
    limits: { ...noLimits, day: 10, month: 30 },
    copyLimits: { ...noLimits, month: 50 },
    validityDays: 365,
    fields: ['name', 'gender', 'studentId', 'college', 'major', 'enrollmentDate', 'creditsEarned', 'average', 'gpa', 'scores', ...fields],
  },
})

/** What is said about courses and marks. */
export const scoreCertificates: readonly Certificate[] = [
  transcript(
    'transcript-zh',
    ['中文成绩单', 'Transcript in Chinese', '中文成績單'],
    [
      '全部课程的中文成绩单，前两份免费，之后每份 5 元。',
      'All your courses, in Chinese. Two copies are free, each further copy costs 5 yuan.',
      '全部課程的中文成績單，前兩份免費，之後每份 5 元。',
    ],
    ['className', 'educationLevel', 'schoolLength'],
  ),
  transcript(
    'transcript-en',
    ['英文成绩单', 'Transcript in English', '英文成績單'],
    [
      '全部课程的英文成绩单，前两份免费，之后每份 5 元。',
      'All your courses, in English. Two copies are free, each further copy costs 5 yuan.',
      '全部課程的英文成績單，前兩份免費，之後每份 5 元。',
    ],
    ['namePinyin', 'birthDate', 'educationLevel', 'schoolLength', 'studentType'],
  ),
  transcript(
    'transcript-bilingual',
    ['中英文成绩单', 'Bilingual Transcript', '中英文成績單'],
    [
      '全部课程的中英文对照成绩单，前两份免费，之后每份 5 元。',
      'All your courses, in Chinese and English. Two copies are free, each further copy costs 5 yuan.',
      '全部課程的中英文對照成績單，前兩份免費，之後每份 5 元。',
    ],
    ['namePinyin'],
  ),
  {
    code: 'score-proof',
    name: ['成绩证明', 'Certificate of Grades', '成績證明'],
    description: [
      '只列出您选择的学年和课程的成绩。',
      'Only the academic years and courses you choose.',
      '只列出您選擇的學年和課程的成績。',
    ],
    rules: {
      type: 'transcript',
      standings: ['studying', 'graduated'],
      limits: { ...noLimits, month: 3 },
      validityDays: 90,
      heading: 'optional',
      choosesYears: true,
      choosesCourses: true,
      fields: ['name', 'studentId', 'college', 'major', 'grade', 'educationLevel', 'scores'],
    },
  },
  {
    code: 'ranking-proof',
    name: ['排名证明', 'Certificate of Ranking', '排名證明'],
    description: [
      '证明您在本专业同年级中的排名，用于升学和评奖。需要审批。',
      'Your rank within your major and year, for further study and awards. Needs approval.',
      '證明您在本專業同年級中的排名，用於升學和評獎。需要審核。',
    ],
    rules: {
      type: 'transcript',
      standings: ['studying', 'graduated'],
      needsApproval: true,
      limits: { ...noLimits, month: 2, year: 6 },
      validityDays: 90,
      heading: 'optional',
      fields: [
        'name',
        'gender',
        'studentId',
        'college',
        'major',
        'grade',
        'educationLevel',
        'average',
        'gpa',
        'majorRanking',
        'majorNumberPeople',
        'creditsEarned',
      ],
    },
  },
]
