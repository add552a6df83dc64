import { openAccounts } from '../accounts.ts'
import { colleges } from '../school/colleges.ts'
import { randomFrom } from '../seed.ts'
import { asChild } from './children.ts'
import { inventGuests } from './guests.ts'
import { inventIdCard } from './id-card.ts'
import { type DemoPerson, type InventedPerson, mailOf, phoneOf } from './invented-person.ts'
import { appointManagers, inventStaff } from './staff.ts'
import { inventStudents } from './students.ts'

/** The manager of the demo looks after the first college; who audits belongs to the audit office. */
const [firstCollege] = colleges
const placeOf: Partial<Record<string, string>> = { manager: firstCollege?.code, admin: 'D10', auditor: 'D15' }

/** The people who can be tried out take the place of the one who has their number. */
const openAccountOf = (person: InventedPerson): InventedPerson => {
  const index = openAccounts.findIndex(({ number }) => number === person.number)
  const account = openAccounts[index]
  if (!account) return person
  const { role, name, also = [] } = account
  const unit = placeOf[role] ?? person.unit
  return {
    ...person,
    name,
    phone: phoneOf(index + 1),
    email: mailOf(role),
    ...(unit === undefined ? {} : { unit }),
    roles: [{ role, ...(role === 'manager' && unit ? { scope: unit } : {}) }, ...also.map((other) => ({ role: other }))],
    // One of them has never been in, so that the first login can be seen as well.
    hasComeIn: role !== 'visitor',
    ...(role === 'visitor' ? {} : { nickname: `demo-${role}` }),
  }
}

const giveIdCards = (people: readonly InventedPerson[]): DemoPerson[] => {
  const random = randomFrom('id cards')
  return people.map((person, index) => ({ ...person, idCard: inventIdCard(random, person.bornIn, index) }))
}

export const inventEverybody = (today: Date): DemoPerson[] =>
  giveIdCards(
    [...inventStudents(today), ...appointManagers(inventStaff(today)), ...inventGuests(today)]
      .map(openAccountOf)
      .map((person) => asChild(person, today)),
  )
