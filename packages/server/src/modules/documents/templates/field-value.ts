import { counted } from '@campus/contract/counted.ts'
import type { TemplateField } from '@campus/contract/documents/template-fields.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { maskIdCard } from '@campus/contract/masks.ts'
import { educationLevelNames, studentTypeNames } from '@campus/contract/records/student-fields.ts'
import type { DocumentFacts, StudentFacts } from '../facts/document-facts.ts'

const genders: Record<StudentFacts['gender'], Phrase> = {
  male: ['男', 'Male', '男'],
  female: ['女', 'Female', '女'],
  unknown: ['', '', ''],
}

const locales: Record<Language, string> = { zh_CN: 'zh-CN', en_US: 'en-US', zh_TW: 'zh-TW' }

/** Days have no time and no place, so they are written as they stand. */
const sayDay = (day: string, language: Language) =>
  day && new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const ofEnglish = (language: Language, text: string, english: string) => (language === 'en_US' ? english || text : text)
const sayNumber = (value: number | null) => (value === null ? '' : String(value))

type Saying = (facts: DocumentFacts, language: Language) => string
const text = (name: 'name' | 'namePinyin' | 'studentId' | 'grade' | 'graduationNo' | 'degreeNo'): Saying => {
  return ({ student }) => student[name]
}
const day = (name: 'birthDate' | 'enrollmentDate' | 'predictGraduateDate' | 'graduationDate'): Saying => {
  return ({ student }, language) => sayDay(student[name], language)
}
const titled = (name: 'college' | 'major' | 'className' | 'degree'): Saying => {
  return ({ student }, language) => ofEnglish(language, student[name], student[`${name}En`])
}
const number = (name: 'majorRanking' | 'majorNumberPeople' | 'average' | 'gpa' | 'creditsEarned'): Saying => {
  return ({ student }) => sayNumber(student[name])
}

const sayings: Record<TemplateField, Saying> = {
  name: text('name'),
  namePinyin: text('namePinyin'),
  gender: ({ student }, language) => say(genders[student.gender], language),
  birthDate: day('birthDate'),
  idCard: ({ student }) => maskIdCard(student.idCard),
  studentId: text('studentId'),
  college: titled('college'),
  major: titled('major'),
  className: titled('className'),
  grade: text('grade'),
  educationLevel: ({ student }, language) => say(educationLevelNames[student.educationLevel], language),
  schoolLength: ({ student: { schoolLength: years } }, language) => say([`${years} 年`, `${years} years`, `${years} 年`], language),
  studentType: ({ student }, language) => say(studentTypeNames[student.studentType], language),
  enrollmentDate: day('enrollmentDate'),
  predictGraduateDate: day('predictGraduateDate'),
  graduationDate: day('graduationDate'),
  graduationNo: text('graduationNo'),
  degree: titled('degree'),
  degreeNo: text('degreeNo'),
  majorRanking: number('majorRanking'),
  majorNumberPeople: number('majorNumberPeople'),
  average: number('average'),
  gpa: number('gpa'),
  creditsEarned: number('creditsEarned'),
  scores: ({ scores: { length } }, language) => say([`${length} 门课程`, counted(length, 'course'), `${length} 門課程`], language),
}

/** What a certificate would say in one field, as its holder reads it on a screen: an ID number is masked there, scores are counted. */
export const fieldValue = (field: TemplateField, facts: DocumentFacts, language: Language): string => sayings[field](facts, language)
