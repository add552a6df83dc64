import type { ImportField } from '@campus/contract/administration/people-import.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { GivenLine, Problem } from './line.rules.ts'

/** Somebody whom the school has already. */
export interface Present {
  readonly id: string
  readonly number: string
  readonly kind: string
  readonly name: string
  readonly unitId: string | null
  readonly grade: string
  readonly phone: string | null
  readonly email: string | null
  readonly pinyin: string
  /** Where to reach them is changed by two administrators, never by a table. */
  readonly isResetByTwo: boolean
  /** Who somebody with a study record is, is changed by two people as well, or by a correction that they ask for. */
  readonly hasRecord: boolean
  readonly hasIdCard: (idCard: string) => boolean
}

/** What the school has, as far as a line may meet it. */
export interface ImportContext {
  readonly kind: string
  readonly people: ReadonlyMap<string, Present>
  /** Whose a phone or an address is among people of this kind, by number. */
  readonly phones: ReadonlyMap<string, string>
  readonly emails: ReadonlyMap<string, string>
  /** A unit by its code or its name; null where several are called the same. */
  readonly units: ReadonlyMap<string, string | null>
}

export interface Judged {
  readonly action: 'create' | 'change' | 'same' | 'wrong'
  readonly changes: ImportField[]
  readonly problems: Problem[]
  readonly unitId: string | null
}

const otherKind: Phrase = [
  '这个学工号属于另一类用户，请核对',
  'This number belongs to a different type of person. Please check it.',
  '這個學工號屬於另一類使用者，請核對',
]

const takenBy = (number: string): Phrase => [
  `已被学工号 ${number} 的账号使用`,
  `Already used by the account with number ${number}`,
  `已被學工號 ${number} 的帳號使用`,
]

const changedByTwo: Phrase = [
  '此人有管理权限，更换手机号或邮箱须在人员页面申请，并由另一位管理员批准',
  'This person has management rights. Change their phone number or email address on their page, where another administrator approves it.',
  '此人有管理權限，更換手機號碼或電子信箱須在人員頁面申請，並由另一位管理員核准',
]

const recordByTwo: Phrase = [
  '此人已有学籍，姓名和证件号须在学籍信息中修改并由另一人确认，或由本人申请更正',
  'This person has a student record. Change the name or ID number there, where a second person confirms it, or the person asks for a correction.',
  '此人已有學籍，姓名和證件號碼須在學籍資訊中修改並由另一人確認，或由本人申請更正',
]

const unknownUnit = (unit: string): Phrase => [
  `没有编码或名称为“${unit}”的单位`,
  `No unit has the code or name “${unit}”`,
  `沒有編碼或名稱為「${unit}」的單位`,
]

const severalUnits = (unit: string): Phrase => [
  `有多个单位叫“${unit}”，请填写编码`,
  `Several units are named “${unit}”. Use the unit code.`,
  `有多個單位叫「${unit}」，請填寫編碼`,
]

const isOther = (given: string, present: string | null) => given !== '' && given.toLowerCase() !== present?.toLowerCase()

const findProblems = (given: GivenLine, importContext: ImportContext, present: Present | undefined): Problem[] => {
  const problems: Problem[] = []
  const add = (field: ImportField, text: Phrase) => problems.push({ field, text })
  if (present && present.kind !== importContext.kind) add('number', otherKind)
  const unit = importContext.units.get(given.unit)
  if (given.unit !== '' && unit === undefined) add('unit', unknownUnit(given.unit))
  if (unit === null) add('unit', severalUnits(given.unit))
  for (const [field, owners] of [
    ['phone', importContext.phones],
    ['email', importContext.emails],
  ] as const) {
    const owner = given[field] === '' ? undefined : owners.get(given[field])
    if (owner !== undefined && owner !== given.number) add(field, takenBy(owner))
    if (present?.isResetByTwo && isOther(given[field], present[field])) add(field, changedByTwo)
  }
  if (present?.hasRecord && given.name !== present.name) add('name', recordByTwo)
  if (present?.hasRecord && given.idCard !== '' && !present.hasIdCard(given.idCard)) add('idCard', recordByTwo)
  return problems
}

const differs = (given: GivenLine, unitId: string | null, present: Present): Record<Exclude<ImportField, 'number'>, boolean> => ({
  name: given.name !== present.name,
  unit: unitId !== null && unitId !== present.unitId,
  grade: given.grade !== '' && given.grade !== present.grade,
  phone: isOther(given.phone, present.phone),
  email: isOther(given.email, present.email),
  idCard: given.idCard !== '' && !present.hasIdCard(given.idCard),
  pinyin: given.pinyin !== '' && given.pinyin !== present.pinyin,
})

/** What a line will do, against what the school has now. */
export const judgeLine = (given: GivenLine, importContext: ImportContext, found: readonly Problem[] = []): Judged => {
  const present = importContext.people.get(given.number)
  const problems = [...found, ...findProblems(given, importContext, present)]
  const unitId = importContext.units.get(given.unit) ?? null
  if (problems.length > 0) return { action: 'wrong', changes: [], problems, unitId: null }
  if (!present) return { action: 'create', changes: [], problems, unitId }
  const different = differs(given, unitId, present)
  const changes = (Object.keys(different) as (keyof typeof different)[]).filter((field) => different[field])
  return { action: changes.length > 0 ? 'change' : 'same', changes, problems, unitId }
}

const sameAs = (line: number): Phrase => [`与第 ${line} 行重复`, `Same as row ${line}`, `與第 ${line} 行重複`]

/** Remembers where each number, phone and address stood first; what comes again is wrong. */
export const openRepeats = () => {
  const seen = { number: new Map<string, number>(), phone: new Map<string, number>(), email: new Map<string, number>() }
  return (line: number, given: GivenLine): Problem[] =>
    (['number', 'phone', 'email'] as const).flatMap((field) => {
      const value = given[field]
      const first = seen[field].get(value)
      if (first === undefined && value !== '') seen[field].set(value, line)
      return first === undefined || value === '' ? [] : [{ field, text: sameAs(first) }]
    })
}
