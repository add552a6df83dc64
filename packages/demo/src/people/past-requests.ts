import { encryptValue } from '@campus/server/modules/people/corrections/correction-view.ts'
import type { SecretBox } from '@campus/server/platform/crypto/secret-box.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { ago } from '../ago.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'
import type { DemoPerson } from './invented-person.ts'
import { personId } from './person-rows.ts'

/** What people wrote who asked for a correction, and what the office answered; no language changes it. */
const asked = [
  ['name', '录取时姓名用字有误，以身份证为准', 'approved', '已核对身份证原件'],
  ['id_card', '身份证号末位录入错误', 'approved', '已核对身份证原件'],
  ['name', '希望改用曾用名', 'refused', '须先到户籍部门办理更名'],
  ['id_card', '更换身份证后号码没有变化，请核对', 'refused', '与学籍一致，无需更正'],
  ['name', '少数民族姓名中的间隔号缺失', 'approved', '已按户口簿补全'],
  ['id_card', '登记时误填了家长的号码', 'withdrawn', ''],
  ['name', '姓名中的生僻字显示为空白', 'approved', '已补录生僻字'],
  ['id_card', '出生日期与身份证不一致', 'approved', '已核对身份证原件'],
] as const satisfies readonly (readonly ['name' | 'id_card', string, NewRow<'profile_correction'>['state'], string])[]

const waiting = [
  ['name', '身份证上的“晓”字登记成了“小”'],
  ['id_card', '身份证号中间两位颠倒'],
  ['name', '入学后依法变更了姓氏，附户口簿照片'],
] as const

const newName = '欧阳晓文'
const newIdCard = '110101200002290014'

export const requestTexts = [...asked.flatMap(([, reason, , notes]) => [reason, notes]), ...waiting.map(([, reason]) => reason), newName]

const between = 9 * 24 + 5

/** What was asked for in the last months and decided, and what waits since this week. */
export const correctionRows = (people: readonly DemoPerson[], secretBox: SecretBox, today: Date): NewRow<'profile_correction'>[] => {
  const students = people.filter(({ kind, hasComeIn }) => kind === 'student' && !hasComeIn)
  const row = (field: 'name' | 'id_card', reason: string, index: number, hours: number) => {
    const id = personId(students[40 + index * 37]?.number ?? '100003')
    const at = ago(today, hours)
    return {
      id: idAt('correction', String(index), at),
      school_id: demoUniversity.id,
      person_id: id,
      subject_id: id,
      field,
      value_encrypted: encryptValue(secretBox, field === 'name' ? newName : newIdCard),
      reason,
      created_at: at,
    }
  }
  const past = Array.from({ length: 2 * asked.length }, (_, index) => {
    const [field, reason, state, notes] = asked[index % asked.length] ?? asked[0]
    const hours = 30 + (2 * asked.length - index) * between
    const isDecided = state !== 'withdrawn'
    return {
      ...row(field, reason, index, hours),
      state,
      notes,
      ...(isDecided && { decided_by: personId(index % 4 === 2 ? 'T0025' : 'T0003'), decided_at: ago(today, hours - 3 - index * 2) }),
    }
  })
  return [...past, ...waiting.map(([field, reason], index) => row(field, reason, past.length + index, 20 - index * 7))]
}

const imports = [
  ['student', '2025级新生名单.xlsx', 'done', 486, 0, 0],
  ['teacher', '新入职教职工.xlsx', 'done', 12, 3, 0],
  ['student', '转专业名单.csv', 'done', 0, 38, 0],
  ['student', '学院花名册（旧格式）.xls', 'unreadable', 0, 0, 0],
  ['student', '留学生名单.xlsx', 'done', 27, 1, 2],
  ['teacher', '教职工手机号更新.xlsx', 'cancelled', 0, 164, 5],
  ['teacher', '教职工手机号更新-修正.xlsx', 'done', 0, 169, 0],
  ['student', '研究生名单.xlsx', 'preview', 94, 6, 1],
] as const

export const importNames = imports.map(([, name]) => name)

const problem = [
  '文件无法读取，请另存为 XLSX 或 CSV 后重新上传。',
  'The file cannot be read. Save it as XLSX or CSV and upload it again.',
  '檔案無法讀取，請另存為 XLSX 或 CSV 後重新上傳。',
]

/** The tables of people that the office imported in the last months. */
export const personImportRows = (today: Date): NewRow<'person_import'>[] =>
  imports.map(([kind, fileName, state, toCreate, toChange, wrong], index) => {
    const hours = 26 + (imports.length - index - 1) * 17 * 24 - index * 2
    const at = ago(today, Math.max(hours, 3))
    return {
      id: idAt('person import', fileName, at),
      school_id: demoUniversity.id,
      created_by: personId(index % 3 === 1 ? 'T0025' : 'T0003'),
      created_at: at,
      file_name: fileName,
      content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      kind,
      state,
      problem: state === 'unreadable' ? JSON.stringify(problem) : null,
      total: toCreate + toChange + wrong,
      to_create: toCreate,
      to_change: toChange,
      wrong,
      skips_wrong: wrong > 0,
      processed: state === 'done' ? toCreate + toChange : 0,
      finished_at: state === 'preview' ? null : ago(at, -0.05),
    }
  })
