import { colleges } from '../school/colleges.ts'
import { departments } from '../school/departments.ts'
import { randomFrom } from '../seed.ts'
import { type InventedPerson, mailOf, phoneOf } from './invented-person.ts'
import { inventName } from './names.ts'

const total = 200
const firstPhone = 50_000

/** Two of three teach at a college, the others work in a department, in turn. */
const unitOf = (index: number) =>
  index % 3 === 2 ? departments[Math.floor(index / 3) % departments.length]?.[0] : colleges[index % colleges.length]?.code

export const inventStaff = (today: Date): InventedPerson[] => {
  const random = randomFrom('staff')
  return Array.from({ length: total }, (_, index) => {
    const number = `T${String(index + 1).padStart(4, '0')}`
    const unit = unitOf(index)
    return {
      kind: 'teacher',
      number,
      name: inventName(random),
      bornIn: today.getFullYear() - 28 - Math.floor(random() * 32),
      phone: phoneOf(firstPhone + index),
      email: mailOf(number),
      ...(unit ? { unit } : {}),
      roles: [{ role: 'teacher' }],
    }
  })
}

/** Every college has a manager of its own, whose reach ends at the college; they are the last in the list of staff. */
export const appointManagers = (staff: readonly InventedPerson[]): InventedPerson[] =>
  staff.map((person, index) => {
    const college = colleges[index - (staff.length - colleges.length)]
    return college ? { ...person, unit: college.code, roles: [...person.roles, { role: 'manager', scope: college.code }] } : person
  })
