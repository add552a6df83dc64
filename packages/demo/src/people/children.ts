import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { ago } from '../ago.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'
import type { InventedPerson } from './invented-person.ts'
import { personId } from './person-rows.ts'

/** Two of the gifted youth class are under 14. The family account of the demo is their guardian: it agreed for one of them alone. */
const children = [
  { number: '101202', name: '林晓晨', age: 12, hasConsent: true },
  { number: '101203', name: '林晓阳', age: 11, hasConsent: false },
] as const

const guardian = { number: 'F0001', name: '林建国' }
const registrar = 'T0002'
const confirmation = '户口簿已核对，复印件存于学生工作部'
const [agreedHours, withdrawnHours] = [900, 200]

/** Young enough on every day of the year. */
export const asChild = (person: InventedPerson, today: Date): InventedPerson => {
  const child = children.find(({ number }) => number === person.number)
  return child ? { ...person, name: child.name, bornIn: today.getFullYear() - child.age } : person
}

export const guardianRows = (today: Date): NewRow<'face_guardian'>[] =>
  children.map(({ number }) => ({
    child_id: personId(number),
    guardian_id: personId(guardian.number),
    school_id: demoUniversity.id,
    confirmation,
    recorded_by: personId(registrar),
    created_at: ago(today, agreedHours),
  }))

/** What was agreed to at the counter; for one of them it was withdrawn with the guardian's own account. */
export const guardianConsentRows = (today: Date): NewRow<'face_consent'>[] =>
  children.flatMap(({ number, hasConsent }) => {
    const line = (action: 'given' | 'withdrawn', hours: number, proof: { confirmation: string; recorded_by: string }) => ({
      id: idAt('face consent', `${number} ${action}`, ago(today, hours)),
      school_id: demoUniversity.id,
      person_id: personId(number),
      purpose: 'portrait' as const,
      action,
      version: '1.0',
      given_by: 'guardian' as const,
      guardian_name: guardian.name,
      ...proof,
      created_at: ago(today, hours),
    })
    const given = line('given', agreedHours, { confirmation, recorded_by: personId(registrar) })
    const withdrawn = line('withdrawn', withdrawnHours, { confirmation: 'account', recorded_by: personId(guardian.number) })
    return hasConsent ? [given] : [given, withdrawn]
  })
