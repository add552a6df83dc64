import type { Phrase } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { StartFailure } from '../../../platform/start-failure.ts'
import { endSessionsOf } from '../../account/session/session.service.ts'
import { record } from '../../audit/audit.service.ts'
import { allModules } from '../../module.ts'
import * as repository from './school.repository.ts'

const codePattern = /^[a-z0-9][a-z0-9-]{1,39}$/
const longestName = 100

/** A school with all that it needs to work: every area adds its part. */
export const createSchool = (ctx: Ctx, { code, name }: { readonly code: string; readonly name: Phrase }): Promise<{ id: string }> => {
  if (!codePattern.test(code)) throw new StartFailure('A code has 2 to 40 small letters, digits and hyphens.')
  if (name.some((each) => each.trim() === '' || each.length > longestName)) throw new StartFailure('A name has 1 to 100 characters.')
  return inTransaction(ctx, async (ctx) => {
    const [name_, name_en, name_tw] = name
    const school = await repository.insertSchool(ctx.sql, { code, name: name_, name_en, name_tw, created_at: ctx.now() })
    if (!school) throw new StartFailure(`There is a school with the code ${code} already.`)
    await record(ctx, { schoolId: school.id, action: 'school.created', subjectKind: 'school', subjectId: school.id, details: { code } })
    await allModules.of(ctx).onSchoolCreated(ctx, { id: school.id, name })
    return school
  })
}

/** All of them, the closed ones too. */
export const listAllSchools = ({ sql }: Ctx) => repository.listSchools(sql)

export const requireAnySchool = async (ctx: Ctx, code: string) => {
  const school = await repository.findAnySchool(ctx.sql, code)
  if (!school) throw new StartFailure(`No school has the code ${code}.`)
  return school
}

/** Nobody logs in any more, and everybody who has is logged out; the data stays. */
export const closeSchool = (ctx: Ctx, code: string): Promise<{ loggedOut: number }> =>
  inTransaction(ctx, async (ctx) => {
    const { id } = await requireAnySchool(ctx, code)
    if (!(await repository.setClosed(ctx.sql, id))) throw new StartFailure(`The school ${code} is closed already.`)
    const people = await repository.listLoggedIn(ctx.sql, id)
    for (const { person_id: personId } of people) await endSessionsOf(ctx, { personId }, 'disabled')
    await record(ctx, { schoolId: id, action: 'school.closed', subjectKind: 'school', subjectId: id, details: { code } })
    return { loggedOut: people.length }
  })
