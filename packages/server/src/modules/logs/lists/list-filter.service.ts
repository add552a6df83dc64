import type { Phrase } from '@campus/contract/language.ts'
import { say } from '@campus/contract/language.ts'
import type { ExportSourceName } from '@campus/contract/logs/exports.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { isInScope, readingScopeOf, type Scope } from '../../school/organisation/scope.service.ts'
import { unitIdsBelow, unitOf, unitsNamed } from '../../school/organisation/unit-trail.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { cellTexts } from '../exports/cell-texts.ts'
import { noteReading } from '../note-reading.service.ts'
import { personText } from '../source/log-columns.service.ts'
import { listLogPeople } from '../source/log-people.repository.ts'

export interface ListFilter {
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly unitId?: string | undefined
}

export interface Narrowed {
  readonly schoolId: string
  /** The caller's own scope, and of it the unit asked for. */
  readonly scope: Scope
  readonly from: Date | undefined
  readonly before: Date | undefined
}

const scopeFor = async (ctx: CallerCtx, unitId: string | undefined): Promise<Scope> => {
  const scope = await readingScopeOf(ctx)
  if (unitId === undefined) return scope
  const units = await unitIdsBelow(ctx, ctx.caller.schoolId, unitId)
  return scope === 'school' ? units : units.filter((id) => scope.includes(id))
}

/** From the beginning of the first day to the end of the last, at the school, and of one unit; a foreign unit has no rows. */
export const narrowList = async (ctx: CallerCtx, { from, until, unitId }: ListFilter): Promise<Narrowed> => {
  const { schoolId } = ctx.caller
  return { schoolId, scope: await scopeFor(ctx, unitId), ...(await daysAtSchool(ctx, { from, until })) }
}

const tellUnit = async (ctx: CallerCtx, unitId: string) => {
  const [unit] = await unitsNamed(ctx, ctx.caller.schoolId, [unitId])
  return unit ? say([unit.name, unit.nameEn, unit.nameTw], ctx.language) : ''
}

interface ListRead {
  readonly name: ExportSourceName
  /** Each further page is the same look. */
  readonly isFirstPage: boolean
  readonly filter: Readonly<Record<string, unknown>> & { readonly personId?: string | undefined }
}

/** A log that an area shows is read like any other. Whose entries somebody asks for can see it, if there are any: of others nothing was read. */
export const noteListRead = async (ctx: CallerCtx, { name, isFirstPage, filter }: ListRead, rows: readonly unknown[]) => {
  if (isFirstPage) await noteReading(ctx, { name, personId: rows.length > 0 ? filter.personId : undefined, filter })
}

/** Somebody out of the caller's reach has no name for them. */
const tellPerson = async (ctx: CallerCtx, personId: string) => {
  if (!isInScope(await readingScopeOf(ctx), await unitOf(ctx, personId))) return ''
  const [person] = await listLogPeople(ctx.sql, ctx.caller.schoolId, [personId])
  return person ? personText(person) : ''
}

/** Tells a moment by the clocks of the school. */
export const tellMoment = async (ctx: CallerCtx, moment: string): Promise<string> =>
  cellTexts(ctx.language, (await readSettings(ctx.sql, ctx.caller.schoolId)).timeZone).time(moment)

const tellDayOrMoment = async (ctx: CallerCtx, given: string) => (given.length === 10 ? given : tellMoment(ctx, given))

/** What these parts of a filter are called for the approver of an export. */
export const listFilterNames = {
  from: [['起始日期', 'From', '起始日期'], tellDayOrMoment],
  until: [['截止日期', 'Until', '截止日期'], tellDayOrMoment],
  unitId: [['单位', 'Unit', '單位'], tellUnit],
  personId: [['人员', 'Person', '人員'], tellPerson],
  words: ['搜索词', 'Search', '搜尋詞'],
  network: ['网络地址', 'Network address', '網路位址'],
} as const satisfies Record<string, Phrase | readonly [Phrase, typeof tellUnit]>

/** Tells one of some words by its name. */
export const tellOne =
  <Word extends string>(names: Readonly<Record<Word, Phrase>>) =>
  (ctx: CallerCtx, word: Word): string =>
    say(names[word], ctx.language)
