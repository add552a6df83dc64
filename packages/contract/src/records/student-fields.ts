import { z } from 'zod'
import { Standing } from '../academics/records.ts'
import { Id } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { NamePinyin } from '../people/profile-fields.ts'

export const genders = ['male', 'female', 'unknown'] as const
export const educationLevels = ['associate', 'bachelor', 'master', 'doctor'] as const
export const studentTypes = ['full_time', 'part_time'] as const
/** Why somebody who studies here is not at the school; empty: they are. */
export const awayReasons = ['', 'suspended', 'exchange', 'military'] as const
/** How somebody left who did not graduate. */
export const leftAs = ['', 'completed', 'unfinished'] as const

const Day = z.iso.date('wrong')
const PaperNumber = z
  .string()
  .trim()
  .max(40)
  .regex(/^[0-9A-Za-z-]*$/, 'wrong')

/** What can be changed in a record, as it is given. */
export const StudentFields = z.object({
  name: z.string().trim().min(1).max(50),
  pinyin: NamePinyin,
  gender: z.enum(genders),
  birthDate: Day.nullable(),
  grade: z.string().regex(/^(19|20)\d{2}$/, 'wrong'),
  college: Id.nullable(),
  major: Id.nullable(),
  class: Id.nullable(),
  educationLevel: z.enum(educationLevels),
  schoolLength: z.number().min(0.5).max(9).multipleOf(0.5),
  studentType: z.enum(studentTypes),
  examNo: PaperNumber,
  examCardNo: PaperNumber,
  enrollmentDate: Day,
  predictGraduateDate: Day,
  atschoolStatus: Standing,
  awayReason: z.enum(awayReasons),
  leftAs: z.enum(leftAs),
  graduationDate: Day.nullable(),
  graduationNo: PaperNumber,
  degree: z.string().trim().max(60),
  degreeEn: z.string().trim().max(120),
  degreeNo: PaperNumber,
})
export type StudentFields = z.infer<typeof StudentFields>
export const studentFields = StudentFields.keyof().options
export type StudentField = (typeof studentFields)[number]

/** What one person alone may not change: who somebody is, whether they study here, and what they got for it. */
export const secondPersonFields = [
  'name',
  'atschoolStatus',
  'awayReason',
  'leftAs',
  'graduationDate',
  'graduationNo',
  'degree',
  'degreeEn',
  'degreeNo',
] as const satisfies readonly StudentField[]

/** The history also knows when the ID number was corrected. */
export const HistoryField = z.enum([...studentFields, 'idCard'])
export type HistoryField = z.infer<typeof HistoryField>

export const fieldNames: Record<HistoryField, Phrase> = {
  name: ['姓名', 'Name', '姓名'],
  pinyin: ['姓名拼音', 'Name in pinyin', '姓名拼音'],
  idCard: ['证件号码', 'ID number', '證件號碼'],
  gender: ['性别', 'Gender', '性別'],
  birthDate: ['出生日期', 'Date of birth', '出生日期'],
  grade: ['年级', 'Year of entry', '年級'],
  college: ['学院', 'College', '學院'],
  major: ['专业', 'Major', '專業'],
  class: ['班级', 'Class', '班級'],
  educationLevel: ['培养层次', 'Level of study', '培養層次'],
  schoolLength: ['学制', 'Length of study', '學制'],
  studentType: ['学习形式', 'Type of study', '學習形式'],
  examNo: ['考生号', 'Exam number', '考生號'],
  examCardNo: ['准考证号', 'Exam card number', '准考證號'],
  enrollmentDate: ['入学日期', 'Enrolled on', '入學日期'],
  predictGraduateDate: ['预计毕业日期', 'Expected graduation', '預計畢業日期'],
  atschoolStatus: ['学籍状态', 'Status', '學籍狀態'],
  awayReason: ['不在校原因', 'Reason for absence', '不在校原因'],
  leftAs: ['离校结论', 'Left with', '離校結論'],
  graduationDate: ['毕业日期', 'Graduated on', '畢業日期'],
  graduationNo: ['毕业证书编号', 'Graduation certificate number', '畢業證書編號'],
  degree: ['学位', 'Degree', '學位'],
  degreeEn: ['学位英文名称', 'Degree in English', '學位英文名稱'],
  degreeNo: ['学位证书编号', 'Degree certificate number', '學位證書編號'],
}

export const genderNames: Record<(typeof genders)[number], Phrase> = {
  male: ['男', 'Male', '男'],
  female: ['女', 'Female', '女'],
  unknown: ['未说明', 'Not stated', '未說明'],
}

export const educationLevelNames: Record<(typeof educationLevels)[number], Phrase> = {
  associate: ['专科', 'Associate', '專科'],
  bachelor: ['本科', 'Bachelor', '學士'],
  master: ['硕士研究生', 'Master', '碩士'],
  doctor: ['博士研究生', 'Doctor', '博士'],
}

export const studentTypeNames: Record<(typeof studentTypes)[number], Phrase> = {
  full_time: ['全日制', 'Full-time', '全日制'],
  part_time: ['非全日制', 'Part-time', '非全日制'],
}

export const standingNames: Record<Standing, Phrase> = {
  studying: ['在读', 'Studying', '在讀'],
  graduated: ['已毕业', 'Graduated', '已畢業'],
  left: ['已离校', 'Left', '已離校'],
}

export const awayReasonNames: Record<(typeof awayReasons)[number], Phrase> = {
  '': ['在校', 'At school', '在校'],
  suspended: ['休学', 'Suspended', '休學'],
  exchange: ['校外交流', 'On exchange', '校外交流'],
  military: ['服兵役', 'Military service', '服兵役'],
}

export const leftAsNames: Record<(typeof leftAs)[number], Phrase> = {
  '': ['无', 'None', '無'],
  completed: ['结业', 'All courses completed', '結業'],
  unfinished: ['肄业', 'Courses not completed', '肄業'],
}
