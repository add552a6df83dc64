import type { Phrase } from '@campus/contract/language.ts'

const titled = ([name, nameEn, nameTw]: Phrase) => ({ name, nameEn, nameTw })

export const appraisalQuestions = (
  [
    ['老师讲解清楚', 'The teacher explains clearly', '老師講解清楚'],
    ['课程内容有收获', 'I learn something in this course', '課程內容有收穫'],
    ['作业和练习有帮助', 'Homework and exercises help me learn', '作業和練習有幫助'],
    ['考核要求明确、公平', 'What is graded is clear and fair', '考核要求明確、公平'],
  ] satisfies Phrase[]
).map(titled)

export const openTitle: Phrase = ['期中评教', 'Mid-term appraisal', '期中評教']
export const closedTitle: Phrase = ['期末评教', 'End-of-term appraisal', '期末評教']

/** What students wrote: shown to the teacher, still to be read, and hidden. */
export const ballotTexts = {
  shown: ['例题讲得很细，回放也有帮助。', '希望作业批改能再快一点。'],
  waiting: ['实验课人太多，设备不够用。'],
  hidden: ['坐我后面的同学上课总是说话。'],
}
