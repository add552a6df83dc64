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
 * For a school whose administrators cannot help each other, by somebody who has the machine. Gives a one-time password, takes the second
 * factors away and ends all sessions; nothing where no administrator has this number. Everybody who manages hears of it.
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
    return { ...recovered, name, told: others.length }
  })
