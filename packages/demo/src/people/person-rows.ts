import { spellName } from '@campus/server/modules/people/name-spelling.service.ts'
import type { Keeper } from '@campus/server/platform/secrets.ts'
import { unitId } from '../organisation/unit-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf, randomFrom } from '../seed.ts'
import { inventIdCard } from './id-card.ts'
import type { InventedPerson } from './invented-person.ts'
import { writeInLatin } from './names.ts'

export const personId = (number: string) => idOf('person', number)

export const personRows = (people: readonly InventedPerson[], keeper: Keeper, today: Date) => {
  const random = randomFrom('id cards')
  return people.map((person, index) => {
    const idCard = inventIdCard(random, person.bornIn, index)
    return {
      id: personId(person.number),
      school_id: demoUniversity.id,
      kind: person.kind,
      number: person.number,
      name: person.name,
      name_pinyin: writeInLatin(person.name),
      name_spelling: spellName(person.name),
      nickname: person.nickname ?? '',
      grade: person.grade ?? '',
      phone: person.phone,
      email: person.email,
      id_card_sealed: keeper.seal(idCard, 'person.id_card'),
      id_card_hash: keeper.fingerprint(idCard, 'person.id_card'),
      org_unit_id: person.unit === undefined ? null : unitId(person.unit),
      first_login_at: person.hasComeIn ? today : null,
    }
  })
}

export const roleRows = (people: readonly InventedPerson[]) =>
  people.flatMap(({ number, roles }) =>
    roles.map(({ role, scope }) => ({
      person_id: personId(number),
      school_id: demoUniversity.id,
      role,
      scope_unit_id: scope === undefined ? null : unitId(scope),
    })),
  )
