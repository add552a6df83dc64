import { listClasses } from '../organisation/unit-rows.ts'
import { randomFrom } from '../seed.ts'
import { type InventedPerson, mailOf, phoneOf } from './invented-person.ts'
import { inventName } from './names.ts'

const total = 2000
const firstNumber = 100_001
/** Students and staff each keep to a stretch of the invented phone numbers. */
const firstPhone = 10_000
const ageAtEntry = 18

export const inventStudents = (today: Date): InventedPerson[] => {
  const random = randomFrom('students')
  const classes = listClasses(today)
  return Array.from({ length: total }, (_, index) => {
    const ownClass = classes[index % classes.length]
    const number = String(firstNumber + index)
    return {
      kind: 'student',
      number,
      name: inventName(random),
      bornIn: (ownClass?.year ?? today.getFullYear()) - ageAtEntry - Math.floor(random() * 2),
      phone: phoneOf(firstPhone + index),
      email: mailOf(`s${number}`),
      ...(ownClass ? { unit: ownClass.code, grade: String(ownClass.year) } : {}),
      roles: [{ role: 'student' }],
    }
  })
}
