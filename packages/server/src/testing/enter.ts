import { systemContext } from '../context/context.ts'
import { recordProof } from '../modules/account/proof/proof.service.ts'
import { openSession } from '../modules/account/session/session.service.ts'
import { makePerson, makeSchool } from './people.ts'
import type { TestCampus } from './test-campus.ts'

type Campus = Pick<TestCampus, 'base'>

/** A session without a proof: what a thief has who stole its token. */
export const openUnproved = ({ base }: Campus, who: { readonly schoolId: string; readonly personId: string }) =>
  openSession(systemContext(base), { ...who, way: 'test', remember: false })

/** As if the owner of the session had just typed their password. */
export const proveNow = ({ base }: Campus, { sessionId }: { readonly sessionId: string }) =>
  recordProof(systemContext(base), { sessionId, kind: 'password' })

const openProved = async (campus: Campus, who: { readonly schoolId: string; readonly personId: string }) => {
  const session = await openUnproved(campus, who)
  await proveNow(campus, session)
  return session
}

/** A new person of a new school (or of the one named), who has just logged in, for tests that are not about logging in. */
export const enter = async (campus: Campus, options: { schoolId?: string } & Parameters<typeof makePerson>[2] = {}) => {
  const { sql } = campus.base
  const schoolId = options.schoolId ?? (await makeSchool(sql)).id
  const person = await makePerson(sql, schoolId, options)
  return { ...(await openProved(campus, { schoolId, personId: person.id })), person, schoolId }
}

/** The same person some days later: sessions do not last so long. */
export const comeBack = async <Who extends { readonly person: { readonly id: string }; readonly schoolId: string }>(
  campus: Campus,
  who: Who,
) => ({ ...who, ...(await openProved(campus, { schoolId: who.schoolId, personId: who.person.id })) })
