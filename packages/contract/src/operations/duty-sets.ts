import type { areas } from '../areas.ts'
import type { CallShape } from '../call.ts'
import type { Phrase } from '../language.ts'

type Area = (typeof areas)[number]

/** Named sets of calls, as the console is divided: each has the calls of its areas. */
const areasOf = {
  people: ['administration', 'people', 'account', 'identity', 'faces', 'registration', 'records'],
  teaching: ['academics', 'schedule', 'attendance', 'exams', 'grades', 'appraisal', 'leave', 'animalplan'],
  certificates: ['certificates', 'documents', 'verification', 'entrust', 'signature'],
  approval: ['approval'],
  money: ['orders', 'payment', 'wallet'],
  terminals: ['terminals', 'printing', 'cloudprint', 'kiosk'],
  appeals: ['appeals'],
  communication: ['messages', 'help', 'lostfound'],
  statistics: ['statistics'],
  logs: ['logs'],
  school: ['school', 'exchange'],
  operations: ['operations'],
} as const satisfies Record<string, readonly Area[]>

export type DutySet = keyof typeof areasOf
export const dutySets = Object.keys(areasOf) as [DutySet, ...DutySet[]]

export const dutySetNames: Record<DutySet, Phrase> = {
  people: ['人员', 'People', '人員'],
  teaching: ['教学', 'Teaching', '教學'],
  certificates: ['证明', 'Certificates', '證明'],
  approval: ['审批', 'Approval', '審批'],
  money: ['账务', 'Money', '帳務'],
  terminals: ['终端与打印', 'Terminals and printing', '終端與列印'],
  appeals: ['申诉', 'Appeals', '申訴'],
  communication: ['沟通', 'Communication', '溝通'],
  statistics: ['统计', 'Statistics', '統計'],
  logs: ['日志', 'Logs', '日誌'],
  school: ['学校', 'School', '學校'],
  operations: ['运维', 'Operations', '維運'],
}

/** Who can grant, reset, change keys, settings or retention, or approve exports could take all the rest: these are in no set. */
export const callsInNoSet = [
  'POST /console/people/people/{id}/roles',
  'POST /console/people/people/{id}/reset',
  'POST /console/people/resets/{id}/decide',
  'POST /console/documents/keys/rotate',
  'POST /console/documents/keys/revoke',
  'POST /console/school/settings',
  'POST /console/logs/exports/{id}/decide',
  'POST /console/access/duties',
  'POST /console/access/duties/end',
  'POST /console/operations/configuration/export',
  'POST /console/operations/configuration/compare',
  'POST /console/operations/configuration/apply',
] as const

const inNone: ReadonlySet<string> = new Set(callsInNoSet)
const setOfArea = new Map<string, DutySet>(dutySets.flatMap((set) => areasOf[set].map((area) => [area, set] as const)))

/** The areas of some sets; what is no set has none. */
export const areasOfSets = (sets: readonly string[]): string[] => {
  const known = dutySets.filter((set) => sets.includes(set))
  return known.length === 0 ? [] : [...known.flatMap((set) => areasOf[set]), 'console']
}

/** What all areas of the console share is in every set: it shows each its own part of it. */
export const everySet = 'every'

/** Whether a duty of these sets leaves the calls of this one. */
export const isLeftBy = (sets: readonly string[], set: string | undefined): boolean => sets.some((each) => each === set || set === everySet)

/** The set that a call of an area is in. */
export const dutySetOf = (area: string, { method, path }: Pick<CallShape, 'method' | 'path'>): DutySet | typeof everySet | undefined => {
  if (inNone.has(`${method} ${path}`)) return undefined
  return area === 'console' ? everySet : setOfArea.get(area)
}
