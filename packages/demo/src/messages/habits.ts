import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { randomFrom } from '../seed.ts'

/** What students open most, from the most to the least: from this the workbench recommends. */
const habits = ['scan', 'leave', 'address-book', 'feedback', 'emergency', 'card-code', 'help', 'profile'] as const

const firstStudent = 100_010
const students = 60

export const serviceUseRows = (today: Date) => {
  const random = randomFrom('habits')
  return Array.from({ length: students }, (_, index) => String(firstStudent + index)).flatMap((number) =>
    habits
      .filter((_, place) => random() < 0.9 - place * 0.1)
      .map((service) => ({
        person_id: personId(number),
        school_id: demoUniversity.id,
        service,
        uses: 1 + Math.floor(random() * 9),
        last_used_at: ago(today, random() * 24 * 14),
      })),
  )
}

/** The student who can be tried out has told whom to call. */
export const emergencyContactRows = () => [
  {
    school_id: demoUniversity.id,
    person_id: personId('100001'),
    position: 1,
    name: '林建国',
    phone: '15400000004',
    relation: 'parent',
  },
]
