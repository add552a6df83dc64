import { randomUUID } from 'node:crypto'
import type { UserType } from '@campus/contract/roles.ts'
import { documentKinds } from '@campus/contract/school/console/settings.ts'
import { hashPassword } from '../modules/account/password/password-hash.ts'
import type { Column, Sql } from '../platform/db/sql.ts'

export const testPassword = 'correct horse 42'

let made = 0
let testHash: Promise<string> | undefined

/** All have the same password: hashing it once for each of them would be most of what making people costs. */
const hashOnce = () => {
  testHash ??= hashPassword(testPassword)
  return testHash
}

export const makeSchool = async (sql: Sql, name = '测试大学') => {
  const code = `school-${randomUUID().slice(0, 8)}`
  const school = await sql
    .insertInto('school')
    .values({ code, name, name_en: `${name} (en)`, name_tw: `${name} (tw)` })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const kind of documentKinds) {
    const blocks = JSON.stringify([{ kind: 'paragraph', text: kind }])
    const titles = { title: kind, title_en: kind, title_tw: kind }
    await sql
      .insertInto('legal_document')
      .values({
        school_id: school.id,
        kind,
        version: '1',
        ...titles,
        blocks,
        blocks_en: blocks,
        blocks_tw: blocks,
        published_at: new Date(0),
      })
      .execute()
  }
  return { id: school.id, code }
}

export interface TestPerson {
  readonly id: string
  readonly schoolId: string
  readonly kind: UserType
  readonly number: string
  readonly phone: string
  readonly email: string
}

/** A person with a password, a phone and an address of their own. */
export const makePerson = async (
  sql: Sql,
  schoolId: string,
  options: { kind?: UserType; roles?: readonly Column<'person_role', 'role'>[]; name?: string; state?: 'active' | 'disabled' } = {},
): Promise<TestPerson> => {
  made += 1
  const kind = options.kind ?? 'student'
  const number = `T${process.pid}${String(made).padStart(5, '0')}`
  const phone = `139${String(made).padStart(8, '0')}`
  const email = `${number.toLowerCase()}@example.edu.cn`
  const person = await sql
    .insertInto('person')
    .values({ school_id: schoolId, kind, number, name: options.name ?? `测试${made}`, phone, email, state: options.state ?? 'active' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const role of new Set([kind, ...(options.roles ?? [])])) {
    await sql.insertInto('person_role').values({ person_id: person.id, school_id: schoolId, role }).execute()
  }
  await sql
    .insertInto('password')
    .values({ person_id: person.id, school_id: schoolId, hash: await hashOnce() })
    .execute()
  return { id: person.id, schoolId, kind, number, phone, email }
}

/** Takes from a person the password and every channel a code could go to, so that only other ways in are left. */
export const leaveWithoutPasswordAndChannels = async (sql: Sql, personId: string) => {
  await sql.deleteFrom('password').where('person_id', '=', personId).execute()
  await sql.updateTable('person').set({ phone: null, email: null }).where('id', '=', personId).execute()
}
