import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { Contact, directoryContacts, searchContacts } from '@campus/contract/people/directory.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileAddress } from '../../files/file.service.ts'
import { trailTo, unitIdsBelow } from '../../school/organisation/unit-trail.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import * as repository from './directory.repository.ts'
import { isStaff, type Reach, reachOf } from './directory.rules.ts'
import { listTagsOf } from './mark.repository.ts'

const studentsWithin = async (
  ctx: CallerCtx,
  reach: Reach['students'],
  ownUnitId: string | null,
): Promise<repository.Visible['students']> => {
  if (reach === 'school') return 'school'
  if (reach === 'nobody' || !ownUnitId) return []
  if (reach === 'class') return [ownUnitId]
  const [college] = await trailTo(ctx, ctx.caller.schoolId, ownUnitId)
  return college ? unitIdsBelow(ctx, ctx.caller.schoolId, college.id) : []
}

/** Whom the caller sees in the book of their school. */
const visibleTo = async (ctx: CallerCtx): Promise<repository.Visible> => {
  const { schoolId, personId: viewerId, roles } = ctx.caller
  const { bookForStudents } = await readSettings(ctx.sql, schoolId)
  const { staff, students } = reachOf(roles, bookForStudents)
  const viewerUnitId = await repository.findUnitId(ctx.sql, viewerId)
  return {
    schoolId,
    viewerId,
    viewerUnitId,
    isStaff: isStaff(roles),
    staff,
    students: await studentsWithin(ctx, students, viewerUnitId),
  }
}

/** Whom the caller does not see is treated as nonexistent. */
export const requireVisible = async (ctx: CallerCtx, id: string) => {
  if (id !== ctx.caller.personId && !(await repository.findVisible(ctx.sql, await visibleTo(ctx), id))) throw refuse('not_found')
}

const present = (ctx: CallerCtx, row: repository.ContactRow): Contact => ({
  id: row.id,
  name: personNameIn({ name: row.name, namePinyin: row.name_pinyin }, ctx.language),
  remark: row.remark ?? '',
  tags: row.tags,
  userType: row.kind,
  unitName:
    row.unit_name === null || !row.shows_unit ? '' : say([row.unit_name, row.unit_name_en ?? '', row.unit_name_tw ?? ''], ctx.language),
  avatar: row.avatar_file_id ? fileAddress(ctx, row.avatar_file_id, ctx.caller.personId) : '',
  isManager: row.is_manager,
})

const pageOf = async (
  ctx: CallerCtx,
  visible: repository.Visible,
  which: repository.Among,
  page: { pageNum: number; pageSize: number },
) => {
  const rows = await repository.listPeople(ctx.sql, visible, which, page)
  return { rows: rows.map((row) => present(ctx, row)), total: await repository.countPeople(ctx.sql, visible, which) }
}

export const listLevel = async (
  ctx: CallerCtx,
  { unitId, tag, ...page }: InputOf<typeof directoryContacts>,
): Promise<OutputOf<typeof directoryContacts>> => {
  const { schoolId, personId } = ctx.caller
  const trail = unitId ? await trailTo(ctx, schoolId, unitId) : []
  if (unitId && trail.length === 0) throw refuse('not_found')
  const visible = await visibleTo(ctx)
  const units = tag ? [] : await repository.listUnitsWithPeople(ctx.sql, visible, unitId ?? null)
  return {
    trail: trail.map(({ id, kind, name, nameEn, nameTw }) => ({ id, kind, name, nameEn, nameTw })),
    units: units.map((unit) => ({
      id: unit.id,
      kind: unit.kind,
      name: unit.name,
      nameEn: unit.name_en,
      nameTw: unit.name_tw,
      people: unit.people,
    })),
    people: await pageOf(ctx, visible, tag ? { tag } : { unitId: unitId ?? null }, page),
    tags: await listTagsOf(ctx.sql, personId),
  }
}

/** Those of the people named whom the caller sees, themselves included, in the order given. */
export const listVisible = async (ctx: CallerCtx, ids: readonly string[]): Promise<Contact[]> => {
  if (ids.length === 0) return []
  const visible = { ...(await visibleTo(ctx)), seesSelf: true } as const
  const rows = await repository.listPeople(ctx.sql, visible, { ids }, { pageNum: 1, pageSize: ids.length })
  const seen = new Map(rows.map((row) => [row.id, present(ctx, row)]))
  return [...new Set(ids)].flatMap((id) => seen.get(id) ?? [])
}

const searches = { max: 60, windowSeconds: 60 } as const

export const search = async (
  ctx: CallerCtx,
  { name: words, ...page }: InputOf<typeof searchContacts>,
): Promise<OutputOf<typeof searchContacts>> => {
  const { count, secondsLeft } = await countAttempt(ctx, `book:search:${ctx.caller.personId}`, searches.windowSeconds)
  if (count > searches.max) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  return pageOf(ctx, await visibleTo(ctx), { words }, page)
}
