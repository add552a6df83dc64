import type { findUsers, OfficePerson, usersByIds, userTree } from '@campus/contract/approval/people.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { Contact } from '@campus/contract/people/directory.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { listLevel as listDirectoryLevel, listVisible, search } from '../../people/directory/directory.service.ts'
import { leadersAmong } from '../../school/organisation/leader.service.ts'

const present = async (ctx: CallerCtx, contacts: readonly Contact[]): Promise<OfficePerson[]> => {
  const leaders = await leadersAmong(
    ctx,
    ctx.caller.schoolId,
    contacts.map(({ id }) => id),
  )
  return contacts.map(({ id, name, unitName, avatar }) => ({ id, type: 'user', name, unitName, avatar, isLeader: leaders.has(id) }))
}

export const listLevel = async (ctx: CallerCtx, { deptId, ...page }: InputOf<typeof userTree>): Promise<OutputOf<typeof userTree>> => {
  const { trail, units, people } = await listDirectoryLevel(ctx, { ...page, unitId: deptId })
  return {
    trail,
    units: units.map((unit) => ({
      id: unit.id,
      type: 'dept',
      name: say([unit.name, unit.nameEn, unit.nameTw], ctx.language),
      people: unit.people,
    })),
    people: { rows: await present(ctx, people.rows), total: people.total },
  }
}

export const findPeople = async (ctx: CallerCtx, given: InputOf<typeof findUsers>): Promise<OutputOf<typeof findUsers>> => {
  const { rows, total } = await search(ctx, given)
  return { rows: await present(ctx, rows), total }
}

export const listByIds = async (ctx: CallerCtx, { ids }: InputOf<typeof usersByIds>): Promise<OutputOf<typeof usersByIds>> =>
  present(ctx, await listVisible(ctx, ids))
