import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StudentRecord } from '@campus/contract/records/students.ts'
import { changedFields, Edited, startOf } from './edit-values.ts'

const id = '01890000-0000-7000-8000-000000000001'
const unit = { id, name: '软件学院', nameEn: 'Software', nameTw: '軟體學院' }
const record: StudentRecord = {
  id,
  version: 3,
  databaseSource: { code: 'undergraduate', name: '', nameEn: '', nameTw: '', isOld: false },
  gender: 'female',
  birthDate: null,
  grade: '2023',
  college: unit,
  major: unit,
  class: { ...unit, id: null },
  educationLevel: 'bachelor',
  schoolLength: 4,
  studentType: 'full_time',
  examNo: '',
  examCardNo: '',
  enrollmentDate: '2023-09-01',
  predictGraduateDate: '2027-06-30',
  atschoolStatus: 'studying',
  awayReason: '',
  isAtSchool: true,
  leftAs: '',
  graduationStatus: 'none',
  graduationDate: null,
  graduationNo: '',
  degree: '',
  degreeEn: '',
  degreeStatus: 'none',
  degreeNo: '',
}
const named = { name: '林小雨', pinyin: '' }

test('only what is not as it was is sent, also where a unit is taken away', () => {
  const start = startOf(named, record)
  const typed = Edited.parse({ reason: '核对后更正', fields: { ...start.fields, major: '', name: '林晓雨' } })
  assert.deepEqual(changedFields(named, record, typed.fields), { name: '林晓雨', major: null })
  assert.deepEqual(changedFields(named, record, Edited.parse({ ...start, reason: '没有修改任何内容' }).fields), {})
})
