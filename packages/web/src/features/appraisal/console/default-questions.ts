import type { Question } from '@campus/contract/appraisal/shapes.ts'

/** What most schools ask; each can be changed or removed. */
export const defaultQuestions: readonly Question[] = [
  { name: '老师讲解清楚', nameEn: 'The teacher explains clearly', nameTw: '老師講解清楚' },
  { name: '课程内容有收获', nameEn: 'I learn something in this course', nameTw: '課程內容有收穫' },
  { name: '作业和练习有帮助', nameEn: 'Homework and exercises help me learn', nameTw: '作業和練習有幫助' },
  { name: '考核要求明确、公平', nameEn: 'What is graded is clear and fair', nameTw: '考核要求明確、公平' },
  { name: '有问题时能得到帮助', nameEn: 'I get help when I have questions', nameTw: '有問題時能得到幫助' },
]
