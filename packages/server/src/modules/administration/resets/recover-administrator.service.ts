import { type Ctx, inTransaction } from '../../../context/context.ts'
import { recoverAccount } from '../../account/console/account-care.service.ts'
import { notifyOwner } from '../../account/password/notify-owner.service.ts'
import { record } from '../../audit/audit.service.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { administratorsOf, managingPeopleOf } from '../../school/organisation/scope.service.ts'
import { findByCode } from '../../school/school/school.service.ts'
import { recoveredNotice } from './reset-notices.ts'

const findHolders = async (ctx: Ctx, ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => findHolder(ctx, id)))).filter((holder) => holder !== undefined)

/**
 * For a school whose administrators cannot help each other, by the operator. Returns a one-time password, removes the second
 * factors and ends all sessions; undefined if no administrator has this number. All managers are notified.
 */
export const recoverAdministrator = (ctx: Ctx, { code, number }: { readonly code: string; readonly number: string }) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = await findByCode(ctx, { code })
    const administrators = await findHolders(ctx, await administratorsOf(ctx, schoolId))
    const administrator = administrators.find((holder) => holder.number === number)
    if (!administrator) return undefined
    const { id, name } = administrator
    const recovered = await recoverAccount(ctx, administrator)
    const others = (await findHolders(ctx, await managingPeopleOf(ctx, schoolId))).filter((holder) => holder.id !== id)
    for (const other of others) await notifyOwner(ctx, other, recoveredNotice(administrator))
    await record(ctx, { schoolId, action: 'people.recovered_by_operator', subjectKind: 'person', subjectId: id, details: { number } })
    return { ...recovered, name, reported: others.length }
  })
