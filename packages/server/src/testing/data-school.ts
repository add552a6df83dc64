import assert from 'node:assert/strict'
import { saveRecordSource } from '@campus/contract/exchange/sources.ts'
import { asker } from './ask.ts'
import { dataImporter } from './data-imports.ts'
import { enter } from './enter.ts'
import type { TestCampus } from './test-campus.ts'

/** A new school with an administrator and two students, and nothing else. */
export const openDataSchool = async (campus: TestCampus) => {
  const ask = asker(campus.url)
  const admin = await enter(campus, { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const [student, other] = [await enter(campus, { schoolId, name: '张三' }), await enter(campus, { schoolId })]
  const source = { code: 'undergraduate', name: '本科教务', nameEn: 'Undergraduate system', nameTw: '本科教務' }
  assert.equal((await ask(saveRecordSource, source, admin)).code, 200)
  return { ask, sql: campus.base.sql, admin, schoolId, student, other, by: dataImporter(campus.url, admin) }
}

/** Lines of its files. */
export const course = { code: 'MATH101', name: '高等数学', nameEn: 'Calculus', nameTw: '高等數學', kind: '必修', credit: '4', hours: '64' }
export const studyOf = (number: string) => ({
  number,
  name: '张三',
  class: '050101',
  gender: '男',
  birthDate: '2006/2/28',
  educationLevel: '本科',
  schoolLength: '4',
  enrolledOn: '2024年9月1日',
  expectedGraduationOn: '20280630',
  standing: '',
  graduatedOn: '',
})
