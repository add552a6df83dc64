import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const missingWords = wordsOf({
  lead: [
    '学期已结束、选了课却没有公布成绩的学生。他们的成绩单会缺这些课程。',
    'Students who took a course in a term that is over and have no published score. Their transcripts lack these courses.',
    '學期已結束、選了課卻沒有公布成績的學生。他們的成績單會缺這些課程。',
  ],
  search: ['学号、姓名或课程', 'Number, name or course', '學號、姓名或課程'],
  year: ['学年', 'Academic year', '學年'],
  newest: ['最近一学年', 'Newest year', '最近一學年'],
  unit: ['班级', 'Class', '班級'],
  allUnits: ['全部班级', 'All classes', '全部班級'],
  unitCount: (name: string, students: number): Phrase => [
    `${name}（${students} 人）`,
    `${name} (${students})`,
    `${name}（${students} 人）`,
  ],
  number: ['学号', 'Number', '學號'],
  name: ['姓名', 'Name', '姓名'],
  count: ['缺少', 'Missing', '缺少'],
  courses: ['课程', 'Courses', '課程'],
  course: (name: string, year: string, semester: number): Phrase => [
    `${name}（${year} 第 ${semester} 学期）`,
    `${name} (${year}, semester ${semester})`,
    `${name}（${year} 第 ${semester} 學期）`,
  ],
  none: ['没有缺少的成绩。', 'No scores are missing.', '沒有缺少的成績。'],
  bring: ['导入成绩', 'Import scores', '匯入成績'],
})
