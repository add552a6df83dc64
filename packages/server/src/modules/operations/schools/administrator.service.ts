import { type Ctx, inTransaction } from '../../../context/context.ts'
import { StartFailure } from '../../../platform/start-failure.ts'
import { openAccount } from '../../account/console/account-care.service.ts'
import { notifyOwner } from '../../account/password/notify-owner.service.ts'
import { record } from '../../audit/audit.service.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { spellName } from '../../people/person/name-spelling.service.ts'
import { managingPeopleOf } from '../../school/organisation/scope.service.ts'
import { addedNotice } from './added-notice.ts'
import { insertPerson, insertRoles } from './school.repository.ts'
import { requireAnySchool } from './school.service.ts'

interface Administrator {
  readonly code: string
  readonly number: string
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
}

/**
 * Gives a school an administrator, by the operator: the first one, who then adds the others. Returns a one-time password, which opens the
 * choice of another. Where there are people who manage already, they are notified.
 */
export const addAdministrator = (ctx: Ctx, { code, number, name, phone, email }: Administrator) =>
  inTransaction(ctx, async (ctx) => {
    const { id: schoolId, state } = await requireAnySchool(ctx, code)
    if (state === 'closed') throw new StartFailure(`The school ${code} is closed.`)
    const others = await managingPeopleOf(ctx, schoolId)
    const now = ctx.now()
    const row = {
      school_id: schoolId,
      kind: 'teacher' as const,
      number,
      name,
      name_spelling: spellName(name),
      phone,
      email,
      created_at: now,
    }
    const person = await insertPerson(ctx.sql, row)
    if (!person) throw new StartFailure(`The number, phone or address belongs to somebody of ${code} already.`)
    const roles = (['teacher', 'admin'] as const).map((role) => ({ school_id: schoolId, person_id: person.id, role, created_at: now }))
    await insertRoles(ctx.sql, roles)
    const holder = await findHolder(ctx, person.id)
    if (!holder) throw new Error('an administrator who was just added is not there')
    const { password, until } = await openAccount(ctx, holder)
    for (const id of others) {
      const other = await findHolder(ctx, id)
      if (other) await notifyOwner(ctx, other, addedNotice(holder))
    }
    await record(ctx, { schoolId, action: 'people.added_by_operator', subjectKind: 'person', subjectId: person.id, details: { number } })
    return { password, until, notified: others.length }
  })
