import { wordsOf } from '@campus/ui/words/words.ts'

export const placeWords = wordsOf({
  grade: ['年级', 'Year of entry', '年級'],
  allGrades: ['全部年级', 'All years of entry', '全部年級'],
  college: ['学院', 'College', '學院'],
  allColleges: ['全部学院', 'All colleges', '全部學院'],
  major: ['专业', 'Major', '專業'],
  allMajors: ['全部专业', 'All majors', '全部專業'],
  class: ['班级', 'Class', '班級'],
  allClasses: ['全部班级', 'All classes', '全部班級'],
})
