import { randomInt } from 'node:crypto'
import { createPerson } from '@campus/contract/administration/people.ts'
import { saveUnit } from '@campus/contract/school/console/organisation.ts'
import { colleges } from '@campus/demo/school/colleges.ts'
import { listClasses, unitId } from '@campus/demo/school/unit-rows.ts'
import { askServer } from './ask-server.ts'
import { tokenOf } from './enter.ts'
import { demoPerson, managerOf, type Person } from './person.ts'

export interface Newcomer extends Person {
  readonly id: string
}

/** Numbers and addresses that nobody at the demo school has. */
export const someReach = () => {
  const serial = String(randomInt(1_000_000)).padStart(6, '0')
  return { phone: `15497${serial}`, email: `new-${serial}@demo.campus.example`, number: `N${serial}` }
}

/** Not the college of the demo's manager, whose desk stays as newcomers to the demo find it. */
const theirClass = () => {
  const found = listClasses(new Date()).find(({ collegeCode }) => collegeCode === colleges.at(1)?.code)
  if (!found) throw new Error('the demo school has no classes')
  return found
}

/** Who decides what newcomers ask for. */
export const newcomersManager = (): Person => managerOf(theirClass().collegeCode)

/** A class of its own: messages to it reach nobody else. */
export const addClass = async (network: string): Promise<string> => {
  const token = await tokenOf(demoPerson('admin'), network)
  const code = `new-${randomInt(1_000_000_000)}`
  const unit = {
    parentId: unitId(theirClass().majorCode),
    kind: 'class',
    code,
    name: '新生班',
    nameEn: 'New class',
    nameTw: '新生班',
  } as const
  return (await askServer(saveUnit, unit, network, { token })).data.id
}

interface Joining {
  readonly name: string
  readonly unitId?: string
}

/** Adds a student as an administrator does: nobody else's codes, messages and requests come between. */
export const addStudent = async (network: string, { name, unitId: wanted }: Joining): Promise<Newcomer> => {
  const token = await tokenOf(demoPerson('admin'), network)
  const { code, year } = theirClass()
  const reach = someReach()
  const given = { userType: 'student', name, ...reach, unitId: wanted ?? unitId(code), grade: String(year) } as const
  const { id } = (await askServer(createPerson, given, network, { token })).data
  return { id, userType: 'student', name, ...reach }
}

/** The same for a teacher of their college. */
export const addTeacher = async (network: string, { name }: Pick<Joining, 'name'>): Promise<Newcomer> => {
  const token = await tokenOf(demoPerson('admin'), network)
  const reach = someReach()
  const given = { userType: 'teacher', name, ...reach, unitId: unitId(theirClass().collegeCode) } as const
  const { id } = (await askServer(createPerson, given, network, { token })).data
  return { id, userType: 'teacher', name, ...reach }
}
