import { z } from 'zod'
import type { Phrase } from '../language.ts'

/** What a template may say about a student; the data that it is given has these names. */
export const templateFields = {
  name: ['姓名', 'Name', '姓名'],
  namePinyin: ['姓名拼音', 'Name in pinyin', '姓名拼音'],
  gender: ['性别', 'Gender', '性別'],
  birthDate: ['出生日期', 'Date of birth', '出生日期'],
  idCard: ['证件号码', 'ID number', '證件號碼'],
  studentId: ['学号', 'Student number', '學號'],
  college: ['学院', 'College', '學院'],
  major: ['专业', 'Major', '專業'],
  className: ['班级', 'Class', '班級'],
  grade: ['年级', 'Year of entry', '年級'],
  educationLevel: ['培养层次', 'Level', '培養層次'],
  schoolLength: ['学制', 'Length of study', '學制'],
  studentType: ['学习形式', 'Mode of study', '學習形式'],
  enrollmentDate: ['入学日期', 'Enrolment date', '入學日期'],
  predictGraduateDate: ['预计毕业日期', 'Expected graduation', '預計畢業日期'],
  graduationDate: ['毕业日期', 'Graduation date', '畢業日期'],
  graduationNo: ['毕业证书编号', 'Graduation certificate number', '畢業證書編號'],
  degree: ['学位', 'Degree', '學位'],
  degreeNo: ['学位证书编号', 'Degree certificate number', '學位證書編號'],
  majorRanking: ['专业排名', 'Rank in major', '專業排名'],
  majorNumberPeople: ['专业人数', 'Students in major', '專業人數'],
  average: ['加权平均分', 'Weighted average', '加權平均分'],
  gpa: ['平均绩点', 'GPA', '平均績點'],
  creditsEarned: ['已获学分', 'Credits earned', '已獲學分'],
  scores: ['课程成绩', 'Scores', '課程成績'],
} as const satisfies Record<string, Phrase>

export type TemplateField = keyof typeof templateFields
export const TemplateField = z.enum(Object.keys(templateFields) as [TemplateField, ...TemplateField[]])
