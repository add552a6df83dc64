import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const gradeWords = wordsOf({
  year: ['学年', 'Academic year', '學年'],
  all: ['全部', 'All', '全部'],
  gpa: ['平均绩点', 'GPA', '平均績點'],
  average: ['加权平均分', 'Weighted average', '加權平均分'],
  earned: ['已获学分', 'Credits earned', '已獲學分'],
  ofCredits: (credits: number): Phrase => [`共 ${credits}`, `of ${credits}`, `共 ${credits}`],
  failed: ['未通过课程', 'Failed', '未通過課程'],
  ofCourses: (courses: number): Phrase => [`共 ${courses} 门`, `of ${counted(courses, 'course')}`, `共 ${courses} 門`],
  trend: ['各学期加权平均分', 'Weighted average by semester', '各學期加權平均分'],
  trendOf: (term: string, average: string): Phrase => [`${term}：${average}`, `${term}: ${average}`, `${term}：${average}`],
  termAverage: (average: string): Phrase => [`平均 ${average}`, `Average ${average}`, `平均 ${average}`],
  tableOf: (term: string): Phrase => [`${term}成绩表`, `Scores of ${term}`, `${term}成績表`],
  course: ['课程', 'Course', '課程'],
  code: ['课程号', 'Code', '課程號'],
  kind: ['性质', 'Type', '性質'],
  credit: ['学分', 'Credits', '學分'],
  score: ['成绩', 'Score', '成績'],
  points: ['绩点', 'Grade points', '績點'],
  result: ['结果', 'Result', '結果'],
  passed: ['通过', 'Passed', '通過'],
  toProof: ['开具成绩证明', 'Get a grade certificate', '開具成績證明'],
  toRanking: ['看专业排名', 'My ranking', '看專業排名'],
  scoreOf: (score: string): Phrase => [`成绩 ${score}`, `Score ${score}`, `成績 ${score}`],
})
