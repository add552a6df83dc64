import type { NewRow } from '@campus/server/platform/db/sql.ts'

interface Handling {
  readonly handling: NonNullable<NewRow<'warning'>['handling']>
  readonly notes: string
}

const talked = (notes: string): Handling => ({ handling: 'talked', notes })

/** What was done about missed lessons, in the words of those who did it. */
export const aboutLessons: readonly [Handling, ...Handling[]] = [
  talked('已约谈本人，承诺按时上课，两周后复查。'),
  talked('电话联系过，近期作息不规律，已提醒。'),
  talked('已与任课老师沟通，缺的作业本周补交。'),
  { handling: 'excused', notes: '住院治疗，病历已交学院备案。' },
  talked('面谈后了解到兼职时间冲突，已调整。'),
  { handling: 'excused', notes: '参加省级学科竞赛，补交了证明。' },
]

/** Who missed a third of the hours. */
export const aboutExams: readonly [Handling, ...Handling[]] = [
  { handling: 'barred', notes: '缺课超过三分之一，取消本课程考试资格，已书面通知本人。' },
  talked('已约谈并签署承诺书，再缺一次即取消考试资格。'),
]

export const aboutResults: readonly [Handling, ...Handling[]] = [
  talked('已面谈，制定了重修和补考计划。'),
  talked('安排了学业导师，每两周见面一次。'),
]

export const handlingTexts = [...aboutLessons, ...aboutExams, ...aboutResults].map(({ notes }) => notes)
