import { randomUUID } from 'node:crypto'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { deleteLoneMembers, findGroup, lockGroups, moveListed } from './linked.repository.ts'

/**
 * Takes accounts out of the group of others; those that leave stay linked among themselves. Who has left already is passed over.
 * Says whether anybody left.
 */
export const splitFromGroup = (ctx: Ctx, { stays, leave }: { stays: readonly string[]; leave: readonly string[] }): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    await lockGroups(ctx.sql)
    let hasLeft = false
    for (const personId of stays) {
      const groupId = await findGroup(ctx.sql, personId)
      if (!groupId) continue
      const moved = await moveListed(ctx.sql, { from: groupId, to: randomUUID(), personIds: leave })
      hasLeft ||= moved.length > 0
    }
    await deleteLoneMembers(ctx.sql, [...stays, ...leave])
    return hasLeft
  })
