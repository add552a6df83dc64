import { randomInt } from 'node:crypto'
import type { Ctx } from '../../../context/context.ts'
import { insertPerson, insertRole } from './holder.repository.ts'
import { type Channel, findHolderByChannel } from './holder.service.ts'
import { spellName } from './name-spelling.service.ts'

interface Newcomer {
  readonly schoolId: string
  readonly userType: 'visitor' | 'family'
  readonly name: string
  readonly channel: Channel
  readonly target: string
}

const letters = { visitor: 'V', family: 'F' } as const
const maxDraws = 20

/** Random, not counted: a number reveals neither how many there are nor what the next one is. */
const drawNumber = (userType: Newcomer['userType']) => `${letters[userType]}${String(randomInt(10 ** 9)).padStart(9, '0')}`

/** Adds somebody whom the school's records do not know; nothing when their phone or address has such an account already. */
export const addNewcomer = async (ctx: Ctx, { schoolId, userType, name, channel, target }: Newcomer): Promise<string | undefined> => {
  const reach = { phone: null, email: null, [channel]: target }
  for (let draws = 0; draws < maxDraws; draws += 1) {
    const now = ctx.now()
    const row = {
      schoolId,
      kind: userType,
      number: drawNumber(userType),
      name,
      nameSpelling: spellName(name),
      ...reach,
      language: ctx.language,
      now,
    }
    const added = await insertPerson(ctx.sql, row)
    if (added) {
      await insertRole(ctx.sql, { schoolId, personId: added.id, role: userType, now })
      return added.id
    }
    if (await findHolderByChannel(ctx, { schoolId, userType, channel, target })) return undefined
  }
  throw new Error(`no free number for a ${userType} after ${maxDraws} draws`)
}
