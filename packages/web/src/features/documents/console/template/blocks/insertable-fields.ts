import { type TemplateField, templateFields } from '@campus/contract/documents/template-fields.ts'
import type { Phrase } from '@campus/contract/language.ts'

/** Something that a certificate can say of its student or of itself. */
export interface Insertable {
  readonly id: string
  readonly name: Phrase
  /** What it looks like on paper. */
  readonly sample: string
  /** How the source says it. */
  readonly code: string
  /** The field of the record that it takes, if it takes one. */
  readonly field?: TemplateField
}

const inEnglish = ([zh, en, tw]: Phrase): Phrase => [`${zh}（英文）`, `${en} (in English)`, `${tw}（英文）`]

const field = (field: TemplateField, sample: string, code = `student.${field}`): Insertable => ({
  id: field,
  name: templateFields[field],
  sample,
  code,
  field,
})

const english = (of: TemplateField, sample: string, code = `student.${of}En`): Insertable => ({
  id: `${of}En`,
  name: inEnglish(templateFields[of]),
  sample,
  code,
  field: of,
})

const own = (id: string, name: Phrase, sample: string, code: string): Insertable => ({ id, name, sample, code })

export const insertables: readonly Insertable[] = [
  field('name', '林晓雨', 'strong(student.name)'),
  field('namePinyin', 'LIN XIAOYU'),
  field('gender', '女', 'gender-zh(student.gender)'),
  english('gender', 'Female', 'gender-en(student.gender)'),
  field('birthDate', '2004年2月29日', 'date-zh(student.birthDate)'),
  english('birthDate', '29 February 2004', 'date-en(student.birthDate)'),
  field('idCard', '110101200402290011'),
  field('studentId', '2022000000'),
  field('college', '信息科学与工程学院'),
  english('college', 'School of Information Science'),
  field('major', '数据科学与大数据技术'),
  english('major', 'Data Science'),
  field('className', '数据科学2201班'),
  field('grade', '2022'),
  field('educationLevel', '本科', 'level-zh(student.educationLevel)'),
  english('educationLevel', 'bachelor’s', 'level-en(student.educationLevel)'),
  field('schoolLength', '四年', 'length-zh(student.schoolLength)'),
  english('schoolLength', '4 years', 'length-en(student.schoolLength)'),
  field('studentType', '全日制', 'mode-zh(student.studentType)'),
  english('studentType', 'full-time', 'mode-en(student.studentType)'),
  field('enrollmentDate', '2022年9月1日', 'date-zh(student.enrollmentDate)'),
  english('enrollmentDate', '1 September 2022', 'date-en(student.enrollmentDate)'),
  field('predictGraduateDate', '2026年6月30日', 'date-zh(student.predictGraduateDate)'),
  english('predictGraduateDate', '30 June 2026', 'date-en(student.predictGraduateDate)'),
  field('graduationDate', '2026年6月30日', 'date-zh(student.graduationDate)'),
  english('graduationDate', '30 June 2026', 'date-en(student.graduationDate)'),
  field('graduationNo', '100001202605000001'),
  field('degree', '工学学士'),
  english('degree', 'Bachelor of Engineering'),
  field('degreeNo', '1000042026000001'),
  field('majorRanking', '12', 'filled(student.majorRanking)'),
  field('majorNumberPeople', '118', 'filled(student.majorNumberPeople)'),
  field('average', '86.42', 'filled(student.average)'),
  field('gpa', '3.64', 'filled(student.gpa)'),
  field('creditsEarned', '148.5', 'filled(student.creditsEarned)'),
  own('school', ['学校名称', 'School', '學校名稱'], '示范大学', 'data.school.name'),
  own('schoolEn', ['学校名称（英文）', 'School (in English)', '學校名稱（英文）'], 'Demo University', 'data.school.nameEn'),
  own('serial', ['证明编号', 'Serial number', '證明編號'], 'ZM202600012345', 'data.serial'),
  own('issuedOn', ['开具日期', 'Date of issue', '開具日期'], '2026年6月30日', 'date-zh(data.issuedOn)'),
  own('issuedOnEn', ['开具日期（英文）', 'Date of issue (in English)', '開具日期（英文）'], '30 June 2026', 'date-en(data.issuedOn)'),
]

export const insertable = (id: string): Insertable | undefined => insertables.find((one) => one.id === id)

/** Tables and some texts name a value without what stands around it. */
export const insertableOf = (code: string): Insertable | undefined =>
  insertables.find((one) => one.code === code) ??
  insertables.find((one) => one.code === `strong(${code})` || one.code === `filled(${code})`)
