import { randomFrom } from '../seed.ts'
import { type InventedPerson, mailOf, phoneOf } from './invented-person.ts'
import { inventName } from './names.ts'

const kinds = [
  { kind: 'visitor', letter: 'V', total: 20, firstPhone: 60_000 },
  { kind: 'family', letter: 'F', total: 30, firstPhone: 70_000 },
] as const

/** People who registered by themselves: the school has no unit for them. */
export const inventGuests = (today: Date): InventedPerson[] => {
  const random = randomFrom('guests')
  return kinds.flatMap(({ kind, letter, total, firstPhone }) =>
    Array.from({ length: total }, (_, index) => {
      const number = `${letter}${String(index + 1).padStart(4, '0')}`
      return {
        kind,
        number,
        name: inventName(random),
        bornIn: today.getFullYear() - 40 - Math.floor(random() * 20),
        phone: phoneOf(firstPhone + index),
        email: mailOf(number),
        roles: [{ role: kind }],
      }
    }),
  )
}
