import type { Role, UserType } from '@campus/contract/roles.ts'
import { demoAccounts } from '@campus/demo/accounts.ts'
import { narrowedManagers } from '@campus/demo/administration/past-resets.ts'
import { demoPhotos } from '@campus/demo/identity/demo-photos.ts'
import { inventEverybody } from '@campus/demo/people/everybody.ts'
import type { InventedPerson } from '@campus/demo/people/invented-person.ts'
import { writeInLatin } from '@campus/demo/people/names.ts'
import { personId } from '@campus/demo/people/person-rows.ts'
import { classmate, regulars } from '@campus/demo/printing/printing-people.ts'
import { newestYear } from '@campus/demo/school/school-year.ts'

export interface Person {
  /** The demo school, unless a journey has a school for itself. */
  readonly schoolId?: string
  readonly userType: UserType
  readonly number: string
  readonly name: string
  /** As they write it in Latin letters; people added by a journey have not written it yet. */
  readonly namePinyin?: string
  readonly phone: string
  readonly email: string
  /** Only the demo accounts have one from the start; all others come in by a code. */
  readonly password?: string
}

const everybody = inventEverybody(new Date())

const known = ({ kind, number, name, phone, email }: InventedPerson): Person => {
  const password = demoAccounts.find(({ account }) => account === number)?.password
  return { userType: kind, number, name, namePinyin: writeInLatin(name), phone, email, ...(password ? { password } : {}) }
}

export const demoPerson = (role: Role): Person => {
  const account = demoAccounts.find((account) => account.role === role)
  const person = everybody.find(({ number }) => number === account?.account)
  if (!person) throw new Error(`the demo school has no account for ${role}`)
  return known(person)
}

/** Who decides for the people of a college; not one of those who can be tried out. */
export const managerOf = (collegeCode: string): Person => {
  const isTheirs = ({ roles }: InventedPerson) => roles.some(({ role, scope }) => role === 'manager' && scope === collegeCode)
  const person = everybody.find((person) => isTheirs(person) && !demoAccounts.some(({ account }) => account === person.number))
  if (!person) throw new Error(`nobody manages the college ${collegeCode}`)
  return known(person)
}

/** The first of a department who has no other role: posts of the demo are held by them. */
export const firstOfStaff = (departmentCode: string): Person => {
  const person = everybody.find(({ unit, roles }) => unit === departmentCode && roles.every(({ role }) => role === 'teacher'))
  if (!person) throw new Error(`nobody works in ${departmentCode}`)
  return known(person)
}

/** The college in which a student of the demo studies. */
export const collegeOf = ({ number }: Pick<Person, 'number'>): string =>
  everybody.find((person) => person.number === number)?.unit?.slice(0, 2) ?? ''

export const idCardOf = ({ number }: Person): string => everybody.find((person) => person.number === number)?.idCard ?? ''

/** Whose days are known: those who can be tried out, those who print, and those who have brought a photo, whom nobody asks for one. */
const busy = new Set([
  ...demoAccounts.map(({ account }) => account),
  ...regulars,
  classmate,
  ...demoPhotos(everybody).map(({ student }) => student),
])
const students = everybody.filter(({ kind, number }) => kind === 'student' && !busy.has(number))
const perWorker = 100
let taken = 0

/** Who came this year has no scores yet. */
const yearsHere = ({ unit = '' }: InventedPerson) => newestYear(new Date()) - Number(unit.split('-')[1])

const narrowed = new Set(narrowedManagers(everybody))

export interface WantedStudent {
  readonly years?: number
  /** Of a college whose manager may do all that managers may. */
  readonly isFullyManaged?: boolean
}

const isAsWanted = (person: InventedPerson, { years = 0, isFullyManaged = false }: WantedStudent) =>
  yearsHere(person) >= years && !(isFullyManaged && narrowed.has(managerOf(collegeOf(person)).number))

/** Somebody whom no other test of the run knows, so that nobody else's codes, devices and passwords come between. */
export const takeStudent = (workerIndex: number, wanted: WantedStudent = {}): Person => {
  const person = students[(workerIndex * perWorker + taken++) % students.length]
  if (!person) throw new Error('the demo school has no students')
  return isAsWanted(person, wanted) ? known(person) : takeStudent(workerIndex, wanted)
}

/** Whom the server names by an id. */
export const personWithId = (id: string): Person => {
  const person = everybody.find(({ number }) => personId(number) === id)
  if (!person) throw new Error('nobody of the demo school has this id')
  return known(person)
}
