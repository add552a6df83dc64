import { pointSteps, type ScoreFact } from '@campus/server/modules/academics/study.service.ts'
import type { DocumentFacts, StudentFacts } from '@campus/server/modules/documents/facts/document-facts.ts'
import { demoUniversity } from '../schools.ts'

const subjects: readonly (readonly [name: string, nameEn: string, kind: ScoreFact['kind']])[] = [
  ['高等数学', 'Advanced Mathematics', 'required'],
  ['大学英语', 'College English', 'public'],
  ['程序设计基础', 'Fundamentals of Programming', 'required'],
  ['数据结构与算法', 'Data Structures and Algorithms', 'required'],
  ['体育', 'Physical Education', 'public'],
  ['毛泽东思想和中国特色社会主义理论体系概论', 'Introduction to Mao Zedong Thought and Socialism with Chinese Characteristics', 'public'],
  ['计算机组成原理', 'Principles of Computer Organisation', 'required'],
  ['操作系统', 'Operating Systems', 'required'],
  ['数据库系统原理', 'Principles of Database Systems', 'required'],
  ['概率论与数理统计', 'Probability and Mathematical Statistics', 'required'],
  ['音乐鉴赏', 'Appreciation of Music', 'elective'],
  ['软件工程综合实践', 'Software Engineering Practice', 'practice'],
]
const coursesATerm = 15
const words = ['优秀', '良好'] as const
const wordsEn = { 优秀: 'Excellent', 良好: 'Good' } as const

const sampleScore = (index: number): ScoreFact => {
  const subject = subjects[index % subjects.length] ?? ['课程', 'Course', 'elective']
  const term = Math.floor(index / coursesATerm)
  const year = 2022 + Math.floor(term / 2)
  const part = Math.floor(index / subjects.length) + 1
  const mark = 62 + ((index * 17) % 37)
  const word = words[index % 2] ?? '优秀'
  const isWord = subject[2] === 'practice'
  return {
    academicYear: `${year}-${year + 1}`,
    semester: (term % 2) + 1,
    courseCode: `CS${String(1001 + index)}`,
    name: `${subject[0]}${part}`,
    nameEn: `${subject[1]} ${part}`,
    kind: subject[2],
    credit: 1 + (index % 8) / 2,
    hours: 16 + (index % 8) * 8,
    score: isWord ? word : String(mark),
    scoreEn: isWord ? wordsEn[word] : String(mark),
    points: isWord ? null : Math.round((mark - 50) * 8) / 100,
    attempt: index % 29 === 7 ? 'resit' : index % 31 === 11 ? 'retake' : 'first',
    isPassed: true,
  }
}

/** Fifteen courses a term, from the first on. */
export const sampleScores = (count: number): ScoreFact[] => Array.from({ length: count }, (_, index) => sampleScore(index))

const sampleStudent: StudentFacts = {
  name: '林晓雨',
  namePinyin: 'Lin Xiaoyu',
  gender: 'female',
  birthDate: '2004-03-05',
  idCard: '990101200403050021',
  studentId: '100001',
  college: '计算机学院',
  collegeEn: 'College of Computer Science',
  major: '软件工程',
  majorEn: 'Software Engineering',
  className: '软件工程2201班',
  classNameEn: 'Software Engineering 2201',
  grade: '2022',
  educationLevel: 'bachelor',
  schoolLength: 4,
  studentType: 'full_time',
  enrollmentDate: '2022-09-01',
  predictGraduateDate: '2026-06-30',
  graduationDate: '2026-06-25',
  graduationNo: '990011202605000123',
  degree: '工学学士',
  degreeEn: 'Bachelor of Engineering',
  degreeNo: '9900142026000123',
  majorRanking: 7,
  majorNumberPeople: 128,
  average: 88.62,
  gpa: 3.71,
  creditsEarned: 164.5,
}

export const sampleFacts = (
  changes: Partial<Omit<DocumentFacts, 'student'>> & { readonly student?: Partial<StudentFacts> } = {},
): DocumentFacts => {
  const [name, nameEn, nameTw] = demoUniversity.name
  return {
    isSpecimen: false,
    school: { name, nameEn, nameTw },
    title: { name: '在读证明', nameEn: 'Certificate of Enrolment', nameTw: '在學證明' },
    serial: 'DEMO2026-000042',
    code: '7K2M-9QXD-4T8R-WB3N',
    issuedOn: '2026-11-15',
    validUntil: '2027-05-14',
    verifyAddress: 'https://campus.demo.example/verify',
    heading: '',
    academicYears: [],
    scores: [],
    gradingScale: pointSteps,
    has: { seal: true, photo: true, signature: false },
    ...changes,
    student: { ...sampleStudent, ...changes.student },
  }
}
