import type { animalSpecsList, animalTypeList, BuildingNode, buildingTree, fundYearList } from '@campus/contract/animalplan/catalogue.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { titlesOf } from '../../school/titles.ts'
import * as repository from './catalogue.repository.ts'

/** The calendar day at the school. */
export const todayOf = async (ctx: CallerCtx) => dayIn((await readSettings(ctx.sql, ctx.caller.schoolId)).timeZone, ctx.now())

export const listFunds = async (ctx: CallerCtx, { year }: InputOf<typeof fundYearList>): Promise<OutputOf<typeof fundYearList>> => {
  const asked = year ?? Number((await todayOf(ctx)).slice(0, 4))
  const rows = await repository.listFundsOfYear(ctx.sql, ctx.caller.schoolId, asked)
  return rows.map((row) => ({
    id: row.id,
    year: row.year,
    code: row.code,
    name: nameIn(titlesOf(row), ctx.language),
    tariff: row.tariff,
    budget: row.budget,
    held: row.held,
    spent: row.spent,
    left: row.budget - row.held - row.spent,
  }))
}

/** Rooms of a closed floor or building are not shown. */
export const readBuildings = async (
  ctx: CallerCtx,
  { from, days }: InputOf<typeof buildingTree>,
): Promise<OutputOf<typeof buildingTree>> => {
  const { schoolId } = ctx.caller
  const places = await repository.listOpenPlaces(ctx.sql, schoolId)
  const taken = new Map(
    from === undefined ? [] : (await repository.listTaken(ctx.sql, schoolId, from, days)).map((row) => [row.id, row.taken]),
  )
  const under = Map.groupBy(places, ({ parent_id }) => parent_id)
  const nodesUnder = (parentId: string | null): BuildingNode[] =>
    (under.get(parentId) ?? []).map((row) => ({
      id: row.id,
      parentId,
      kind: row.kind,
      code: row.code,
      name: nameIn(titlesOf(row), ctx.language),
      cages: row.cages,
      free: row.cages === null || from === undefined ? null : Math.max(0, row.cages - (taken.get(row.id) ?? 0)),
      children: nodesUnder(row.id),
    }))
  return nodesUnder(null)
}

export const listTypes = async (ctx: CallerCtx): Promise<OutputOf<typeof animalTypeList>> =>
  (await repository.listOpenTypes(ctx.sql, ctx.caller.schoolId)).map((row) => ({
    id: row.id,
    code: row.code,
    name: nameIn(titlesOf(row), ctx.language),
  }))

export const listSpecifications = async (
  ctx: CallerCtx,
  { typeId }: InputOf<typeof animalSpecsList>,
): Promise<OutputOf<typeof animalSpecsList>> =>
  (await repository.listOpenSpecifications(ctx.sql, ctx.caller.schoolId))
    .filter(({ type_id }) => typeId === undefined || type_id === typeId)
    .map((row) => ({
      id: row.id,
      typeId: row.type_id,
      code: row.code,
      name: nameIn(titlesOf(row), ctx.language),
      supplier: row.supplier,
      licence: row.licence,
      perCage: row.per_cage,
    }))
