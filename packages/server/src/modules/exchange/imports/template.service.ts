import type { InputOf } from '@campus/contract/call.ts'
import {
  answerWords,
  attemptWords,
  courseKindWords,
  genderWords,
  levelWords,
  markWords,
  standingWords,
  studentTypeWords,
  unitKindWords,
} from '@campus/contract/exchange/field-words.ts'
import { type DataField, type DataTable, dataFields, dataHeadings } from '@campus/contract/exchange/import-fields.ts'
import type { dataTemplate } from '@campus/contract/exchange/imports.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { tableTypes } from '../../../platform/tables/table.ts'
import { makeTable } from '../../../platform/tables/table-work.ts'

const names: Record<DataTable, Phrase> = {
  units: ['院系与部门导入模板', 'units-template', '院系與部門匯入範本'],
  courses: ['课程导入模板', 'courses-template', '課程匯入範本'],
  records: ['学籍导入模板', 'study-records-template', '學籍匯入範本'],
  scores: ['成绩导入模板', 'scores-template', '成績匯入範本'],
}

type Examples = { readonly [Kind in DataTable]: Readonly<Partial<Record<DataField<Kind>, string>>> }

/** One line of each, as people would write it. */
const examplesIn = (word: (phrase: Phrase) => string): Examples => ({
  units: {
    code: '0501',
    kind: word(unitKindWords.major),
    name: '汉语言文学',
    nameEn: 'Chinese Language and Literature',
    nameTw: '漢語言文學',
    parent: '05',
    position: '1',
  },
  courses: {
    code: 'MATH101',
    name: '高等数学',
    nameEn: 'Calculus',
    nameTw: '高等數學',
    kind: word(courseKindWords.required),
    credit: '4',
    hours: '64',
  },
  records: {
    number: '20260001',
    name: '张三',
    source: 'undergraduate',
    college: '05',
    major: '0501',
    class: '050101',
    grade: '2026',
    gender: word(genderWords.male),
    birthDate: '2008-05-20',
    educationLevel: word(levelWords.bachelor),
    schoolLength: '4',
    studentType: word(studentTypeWords.full_time),
    examNo: '26110101150001',
    enrolledOn: '2026-09-01',
    expectedGraduationOn: '2030-06-30',
    standing: word(standingWords.studying),
  },
  scores: {
    number: '20260001',
    name: '张三',
    source: 'undergraduate',
    course: 'MATH101',
    academicYear: '2026-2027',
    semester: '1',
    attempt: word(attemptWords.first),
    mark: word(markWords.excellent),
    published: word(answerWords.yes),
  },
})

export const giveTemplate = async (ctx: CallerCtx, { kind, format }: InputOf<typeof dataTemplate>): Promise<RawAnswer> => {
  const word = (phrase: Phrase) => say(phrase, ctx.language)
  const headings: Readonly<Record<string, Phrase>> = dataHeadings[kind]
  const example: Readonly<Record<string, string | undefined>> = examplesIn(word)[kind]
  const fields: readonly string[] = dataFields(kind)
  const table = [fields.map((field) => word(headings[field] ?? ['', '', ''])), fields.map((field) => example[field] ?? '')]
  const content = await makeTable(table, format)
  return { content, contentType: tableTypes[format], name: `${word(names[kind])}.${format}`, size: content.length }
}
