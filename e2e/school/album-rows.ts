import { insertRows } from '@campus/demo/demo.repository.ts'
import { idOf } from '@campus/demo/seed.ts'
import { spellName } from '@campus/server/modules/people/person/name-spelling.service.ts'
import type { Sql } from '@campus/server/platform/db/sql.ts'
import { ownSchools } from './own-schools.ts'

const school = ownSchools.photos

/** A class whose photos come in one file: everybody agreed that they are checked. */
export const albumStudents = Array.from({ length: 12 }, (_, index) => ({
  id: idOf('journey person', `album ${index}`),
  name: `令狐${String.fromCodePoint(0x4e00 + index)}`,
  number: `ALB${String(index + 1).padStart(3, '0')}`,
}))

export const addAlbum = async (sql: Sql, today: Date): Promise<void> => {
  const at = { school_id: school.id }
  const unit = { kind: 'student', org_unit_id: school.units.otherClass.id } as const
  await insertRows(
    sql,
    'person',
    albumStudents.map((person) => ({ ...at, ...unit, ...person, name_spelling: spellName(person.name) })),
  )
  await insertRows(
    sql,
    'person_role',
    albumStudents.map(({ id }) => ({ ...at, person_id: id, role: 'student' as const })),
  )
  await insertRows(
    sql,
    'face_consent',
    albumStudents.map(({ id }) => ({
      ...at,
      person_id: id,
      purpose: 'portrait' as const,
      action: 'given' as const,
      version: '1.0',
      given_by: 'self' as const,
      created_at: today,
    })),
  )
}
