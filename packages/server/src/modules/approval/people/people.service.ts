import type { findUsers, OfficePerson, usersByIds, userTree } from '@campus/contract/approval/people.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { Contact } from '@campus/contract/people/directory.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { listLevel as listDirectoryLevel, listVisible, search } from '../../people/directory/directory.service.ts'

const present = ({ id, name, unitName, avatar }: Contact): OfficePerson => ({ id, type: 'user', name, unitName, avatar })

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
    people: { rows: people.rows.map(present), total: people.total },
  }
}

export const findPeople = async (ctx: CallerCtx, given: InputOf<typeof findUsers>): Promise<OutputOf<typeof findUsers>> => {
  const { rows, total } = await search(ctx, given)
  return { rows: rows.map(present), total }
}

export const listByIds = async (ctx: CallerCtx, { ids }: InputOf<typeof usersByIds>): Promise<OutputOf<typeof usersByIds>> =>
  (await listVisible(ctx, ids)).map(present)
