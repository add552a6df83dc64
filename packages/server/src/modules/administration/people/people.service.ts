import type { PeopleFilter as AskedFilter, people, person } from '@campus/contract/administration/people.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { maskEmail, maskIdCard, maskPhone } from '@campus/contract/masks.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readAccountState } from '../../account/console/account-care.service.ts'
import { fileAddress } from '../../files/file.service.ts'
import { openIdCard } from '../../people/person/id-card.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { trailTo, unitIdsBelow } from '../../school/organisation/unit-trail.service.ts'
import { isResetByTwo } from '../resets/account-reset.service.ts'
import { countPeople, findRecord, listGrants, listPeople, type PeopleFilter } from './people.repository.ts'

type Asked = z.output<typeof AskedFilter>

/** The people asked for, as far as the caller's word reaches. */
export const filterFor = async (ctx: CallerCtx, { words = '', userType, unitId, role, state }: Asked): Promise<PeopleFilter> => {
  const { schoolId } = ctx.caller
  return {
    schoolId,
    scope: await scopeOf(ctx),
    words: words.toLowerCase().split(/\s+/).filter(Boolean),
    kind: userType,
    unitIds: unitId ? await unitIdsBelow(ctx, schoolId, unitId) : undefined,
    role,
    state,
  }
}

interface NamedUnit {
  readonly unit_name: string | null
  readonly unit_name_en: string | null
  readonly unit_name_tw: string | null
}

export const nameUnit = ({ language }: Pick<CallerCtx, 'language'>, { unit_name, unit_name_en, unit_name_tw }: NamedUnit) =>
  unit_name === null ? '' : say([unit_name, unit_name_en ?? '', unit_name_tw ?? ''], language)

const presentRow = (ctx: CallerCtx, row: Awaited<ReturnType<typeof listPeople>>[number]) => ({
  id: row.id,
  number: row.number,
  name: personNameIn({ name: row.name, namePinyin: row.name_pinyin }, ctx.language),
  userType: row.kind,
  unitName: nameUnit(ctx, row),
  roles: row.roles ?? [],
  state: row.state,
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
})

export const searchPeople = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...asked }: InputOf<typeof people>,
): Promise<OutputOf<typeof people>> => {
  const filter = await filterFor(ctx, asked)
  const rows = await listPeople(ctx.sql, filter, { pageNum, pageSize }, sort)
  return { rows: rows.map((row) => presentRow(ctx, row)), total: await countPeople(ctx.sql, filter) }
}

/** Somebody outside the caller's scope is treated as nonexistent. */
export const readPerson = async (ctx: CallerCtx, { id }: InputOf<typeof person>): Promise<OutputOf<typeof person>> => {
  const { personId, schoolId } = ctx.caller
  const record = await findRecord(ctx.sql, await filterFor(ctx, {}), id)
  if (!record) throw refuse('not_found')
  await noteViews(ctx, [id], 'record')
  const grants = await listGrants(ctx.sql, id)
  const trail = record.org_unit_id ? await trailTo(ctx, schoolId, record.org_unit_id) : []
  return {
    ...presentRow(ctx, record),
    // The registered name, which is edited here.
    name: record.name,
    namePinyin: record.name_pinyin,
    nickname: record.nickname,
    isAgent: record.is_agent,
    grade: record.grade,
    phone: maskPhone(record.phone ?? ''),
    email: maskEmail(record.email ?? ''),
    qq: record.qq,
    idCard: record.id_card_encrypted ? maskIdCard(openIdCard(ctx.services.secretBox, record.id_card_encrypted)) : '',
    avatar: record.avatar_file_id ? fileAddress(ctx, record.avatar_file_id, personId) : '',
    unitId: record.org_unit_id,
    units: trail.map(({ name, nameEn, nameTw }) => say([name, nameEn, nameTw], ctx.language)),
    grants: grants.map((grant) => ({ role: grant.role, scopeUnitId: grant.scope_unit_id, scopeName: nameUnit(ctx, grant) })),
    ...(await readAccountState(ctx, id)),
    isResetByTwo: await isResetByTwo(ctx, id),
    createdAt: record.created_at.toISOString(),
  }
}
