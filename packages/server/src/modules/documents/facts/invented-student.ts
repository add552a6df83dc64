import type { ScoreFact } from '../../academics/study.service.ts'
import type { StudentFacts } from './document-facts.ts'

const courses = [
  ['高等数学', 'Advanced Mathematics', 'public', 5],
  ['大学英语', 'College English', 'public', 3],
  ['思想道德与法治', 'Ethics and the Rule of Law', 'public', 3],
  ['线性代数', 'Linear Algebra', 'required', 3],
  ['概率论与数理统计', 'Probability and Mathematical Statistics', 'required', 3.5],
  ['数据结构与算法分析', 'Data Structures and the Analysis of Algorithms', 'required', 4],
  ['中国古代文学经典作品导读', 'Introduction to Classical Works of Ancient Chinese Literature', 'elective', 2],
  ['专业综合实践', 'Comprehensive Professional Practice', 'practice', 2],
] as const

export const inventedYears = ['2022-2023', '2023-2024', '2024-2025'] as const

const scoreOf = (index: number): ScoreFact => {
  const [name, nameEn, kind, credit] = courses[index % courses.length] ?? courses[0]
  const mark = 61 + ((index * 17) % 39)
  const isWord = kind === 'practice'
  const term = Math.floor(index / courses.length)
  return {
    academicYear: inventedYears[Math.floor(term / 2) % inventedYears.length] ?? inventedYears[0],
    semester: (term % 2) + 1,
    courseCode: `SP${1001 + index}`,
    name,
    nameEn,
    kind,
    credit,
    hours: credit * 16,
    score: isWord ? '优秀' : String(mark),
    scoreEn: isWord ? 'Excellent' : String(mark),
    points: isWord ? null : Math.round((mark - 50) * 10) / 100,
    attempt: index % 13 === 12 ? 'resit' : 'first',
    isPassed: true,
  }
}

export const inventedScores = (count: number): ScoreFact[] => Array.from({ length: count }, (_, index) => scoreOf(index))

/** Nobody's, with a name as long as names are here, so that what does not fit is seen before it is published. */
export const inventedStudent: StudentFacts = {
  name: '阿卜杜热西提·买买提明',
  namePinyin: 'ABUDUREXITI MAIMAITIMING',
  gender: 'male',
  birthDate: '2004-02-29',
  idCard: '110101200402290011',
  studentId: '2022000000',
  college: '信息科学与工程学院',
  collegeEn: 'School of Information Science and Engineering',
  major: '数据科学与大数据技术',
  majorEn: 'Data Science and Big Data Technology',
  className: '数据科学2201班',
  classNameEn: 'Data Science Class 2201',
  grade: '2022',
  educationLevel: 'bachelor',
  schoolLength: 4,
  studentType: 'full_time',
  enrollmentDate: '2022-09-01',
  predictGraduateDate: '2026-06-30',
  graduationDate: '2026-06-30',
  graduationNo: '100001202605000001',
  degree: '工学学士',
  degreeEn: 'Bachelor of Engineering',
  degreeNo: '1000042026000001',
  majorRanking: 12,
  majorNumberPeople: 118,
  average: 86.42,
  gpa: 3.64,
  creditsEarned: 148.5,
}
