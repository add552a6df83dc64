import { spellName } from '@campus/server/modules/people/person/name-spelling.service.ts'
import type { SecretBox } from '@campus/server/platform/crypto/secret-box.ts'
import { ago } from '../ago.ts'
import { unitId } from '../school/unit-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { agents } from './agents.ts'
import type { DemoPerson, InventedPerson } from './invented-person.ts'
import { writeInLatin } from './names.ts'

const personIds = new Map<string, string>()

/** Made once for each number: many thousand rows name the same people. */
export const personId = (number: string): string => {
  const id = personIds.get(number) ?? idOf('person', number)
  personIds.set(number, id)
  return id
}

export const personRows = (people: readonly DemoPerson[], secretBox: SecretBox, today: Date) =>
  people.map((person) => ({
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
    id_card_encrypted: secretBox.encrypt(person.idCard, 'person.id_card'),
    id_card_hash: secretBox.fingerprint(person.idCard, 'person.id_card'),
    org_unit_id: person.unit === undefined ? null : unitId(person.unit),
    is_agent: agents.includes(person.number),
    first_login_at: person.hasComeIn ? today : null,
  }))

const heldDays = 300

/** Roles that were given in the year before: some who manage have not used theirs for months. */
export const roleRows = (people: readonly InventedPerson[], today: Date) =>
  people.flatMap(({ number, roles }) =>
    roles.map(({ role, scope }) => ({
      person_id: personId(number),
      school_id: demoUniversity.id,
      role,
      scope_unit_id: scope === undefined ? null : unitId(scope),
      created_at: ago(today, 24 * heldDays),
    })),
  )
