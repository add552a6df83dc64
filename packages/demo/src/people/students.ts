import { listClasses } from '../school/unit-rows.ts'
import { randomFrom } from '../seed.ts'
import { type InventedPerson, mailOf, phoneOf } from './invented-person.ts'
import { inventName } from './names.ts'

const total = 2000
const firstNumber = 100_001
/** Students and staff each keep to a stretch of the invented phone numbers. */
const firstPhone = 10_000
const ageAtEntry = 18
const yearsBeforeMasters = 4

export const inventStudents = (today: Date): InventedPerson[] => {
  const random = randomFrom('students')
  const classes = listClasses(today)
  return Array.from({ length: total }, (_, index) => {
    const ownClass = classes[index % classes.length]
    const number = String(firstNumber + index)
    // Every second one of the first class, the newest of computer science, is in its master's course.
    const isGraduateStudent = index % (2 * classes.length) === 0
    return {
      kind: 'student',
      number,
      name: inventName(random),
      bornIn:
        (ownClass?.year ?? today.getFullYear()) - ageAtEntry - (isGraduateStudent ? yearsBeforeMasters : 0) - Math.floor(random() * 2),
      isGraduateStudent,
      phone: phoneOf(firstPhone + index),
      email: mailOf(`s${number}`),
      ...(ownClass ? { unit: ownClass.code, grade: String(ownClass.year) } : {}),
      roles: [{ role: 'student' }],
    }
  })
}
