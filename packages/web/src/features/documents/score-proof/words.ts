import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const scoreProofWords = wordsOf({
  none: [
    '学校还没有提供可以选择课程的成绩证明',
    'Your school does not offer grade certificates for selected courses yet',
    '學校還沒有提供可以選擇課程的成績證明',
  ],
  which: ['哪种证明', 'Which certificate', '哪種證明'],
  form: ['选择学年和课程', 'Choose years and courses', '選擇學年和課程'],
  years: ['1. 选择学年', '1. Choose years', '1. 選擇學年'],
  yearsHint: ['不选则列出全部学年', 'All years are listed if you choose none', '不選則列出全部學年'],
  courses: ['2. 选择课程', '2. Choose courses', '2. 選擇課程'],
  search: ['按课程名或课程号筛选', 'Course name or code', '按課程名或課程號篩選'],
  kind: ['性质', 'Type', '性質'],
  allKinds: ['全部', 'All', '全部'],
  selectShown: (count: number): Phrase => [`选择列出的 ${count} 门`, `Select all ${count} shown`, `選擇列出的 ${count} 門`],
  clearShown: ['取消列出的课程', 'Deselect all shown', '取消列出的課程'],
  noneShown: ['没有符合条件的课程', 'No matching courses', '沒有符合條件的課程'],
  total: (courses: number, credits: number): Phrase => [
    `已选 ${courses} 门 · ${credits} 学分`,
    `${counted(courses, 'course')} · ${credits} credits`,
    `已選 ${courses} 門 · ${credits} 學分`,
  ],
  average: (average: string, gpa: string): Phrase => [
    `平均 ${average} · 绩点 ${gpa}`,
    `Average ${average} · GPA ${gpa}`,
    `平均 ${average} · 績點 ${gpa}`,
  ],
  nothing: ['请至少选择一门课程', 'Choose at least one course', '請至少選擇一門課程'],
})
