import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { SessionUser } from '@campus/contract/envelope.ts'
import { say } from '@campus/contract/language.ts'
import { maskEmail, maskPhone } from '@campus/contract/masks.ts'
import { areasOfSets } from '@campus/contract/operations/duty-sets.ts'
import type { changeOwnConfig, ownConfig } from '@campus/contract/people/own-config.ts'
import type { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Caller, CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileAddress } from '../../files/file.service.ts'
import { findPerson, findSessionPerson, listNames, updateBasicInfo, updateConfig } from './person.repository.ts'

const requirePerson = async (ctx: Ctx, id: string) => {
  const person = await findPerson(ctx.sql, id)
  if (!person) throw refuse('not_found')
  return person
}

/** With all roles: those of a caller are only the ones that count for the call. */
const requireSessionPerson = async (ctx: Ctx, id: string) => {
  const person = await findSessionPerson(ctx.sql, id)
  if (!person) throw refuse('not_found')
  return person
}

/** What the app needs to know of duties: the areas that are left of each role. */
const areasLeft = (duties: NonNullable<Caller['duties']>): NonNullable<SessionUser['duties']> =>
  Object.fromEntries(Object.entries(duties).map(([role, sets]) => [role, areasOfSets(sets)]))

/** The person as the device keeps them, and whether they may come in at all. */
export interface SessionPerson {
  readonly user: SessionUser
  readonly duties: Caller['duties']
  readonly isAgent: boolean
  readonly isActive: boolean
}

export const presentSessionUser = async (ctx: Ctx, id: string): Promise<SessionPerson> => {
  const person = await requireSessionPerson(ctx, id)
  const user: SessionUser = {
    uid: person.id,
    name: person.name,
    namePinyin: person.name_pinyin,
    schoolId: person.school_id,
    schoolName: say([person.school_name, person.school_name_en, person.school_name_tw], ctx.language),
    xuehao: person.number,
    avatar: person.avatar_file_id ? fileAddress(ctx, person.avatar_file_id, person.id) : '',
    roles: person.roles ?? [],
    ...(person.duties && { duties: areasLeft(person.duties) }),
    displayMode: person.display_mode,
    language: person.language,
  }
  return { user, duties: person.duties ?? undefined, isAgent: person.is_agent, isActive: person.state === 'active' }
}

export const readOwnInfo = async (ctx: CallerCtx): Promise<OutputOf<typeof ownInfo>> => {
  const person = await requirePerson(ctx, ctx.caller.personId)
  return {
    id: person.id,
    name: person.name,
    nickname: person.nickname,
    namePinyin: person.name_pinyin,
    number: person.number,
    userType: person.kind,
    roles: (await requireSessionPerson(ctx, person.id)).roles ?? [],
    schoolName: say([person.school_name, person.school_name_en, person.school_name_tw], ctx.language),
    unitName: person.unit_name === null ? '' : say([person.unit_name, person.unit_name_en ?? '', person.unit_name_tw ?? ''], ctx.language),
    phone: maskPhone(person.phone ?? ''),
    email: maskEmail(person.email ?? ''),
    avatar: person.avatar_file_id ? fileAddress(ctx, person.avatar_file_id, person.id) : '',
  }
}

export const completeBasicInfo = async (ctx: CallerCtx, info: InputOf<typeof editBasicInfo>) => {
  await updateBasicInfo(ctx.sql, ctx.caller.personId, info)
  return null
}

export const readConfig = async (ctx: CallerCtx): Promise<OutputOf<typeof ownConfig>> => {
  const { language, display_mode, roles, duties } = await requireSessionPerson(ctx, ctx.caller.personId)
  return { language, displayMode: display_mode, roles: roles ?? [], ...(duties && { duties: areasLeft(duties) }) }
}

export const changeConfig = async (ctx: CallerCtx, config: InputOf<typeof changeOwnConfig>) => {
  await updateConfig(ctx.sql, ctx.caller.personId, config)
  return null
}

export interface NamedPerson {
  readonly name: string
  readonly unitName: string
}

/** Names and units of people of a school, by their ids. */
export const namesOf = async (ctx: Ctx, schoolId: string, ids: readonly string[]): Promise<ReadonlyMap<string, NamedPerson>> => {
  const rows = await listNames(ctx.sql, schoolId, ids)
  const unitName = ({ unit_name, unit_name_en, unit_name_tw }: (typeof rows)[number]) =>
    unit_name === null ? '' : say([unit_name, unit_name_en ?? '', unit_name_tw ?? ''], ctx.language)
  return new Map(
    rows.map((row) => [
      row.id,
      { name: personNameIn({ name: row.name, namePinyin: row.name_pinyin }, ctx.language), unitName: unitName(row) },
    ]),
  )
}
