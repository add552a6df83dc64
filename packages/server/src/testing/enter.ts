import { openSession } from '../modules/account/session/session.service.ts'
import { systemContext } from '../platform/context.ts'
import { makePerson, makeSchool } from './people.ts'
import type { TestCampus } from './test-campus.ts'

/** A new person of a new school (or of the one named), already logged in, for tests that are not about logging in. */
export const enter = async ({ ground }: TestCampus, options: { schoolId?: string } & Parameters<typeof makePerson>[2] = {}) => {
  const schoolId = options.schoolId ?? (await makeSchool(ground.sql)).id
  const person = await makePerson(ground.sql, schoolId, options)
  const session = await openSession(systemContext(ground), { schoolId, personId: person.id, way: 'test', remember: false })
  return { ...session, person, schoolId }
}

/** The same person some days later: sessions do not last so long. */
export const comeBack = async <Who extends { readonly person: { readonly id: string }; readonly schoolId: string }>(
  { ground }: TestCampus,
  who: Who,
) => ({
  ...who,
  ...(await openSession(systemContext(ground), { schoolId: who.schoolId, personId: who.person.id, way: 'test', remember: false })),
})
