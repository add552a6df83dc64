import type { animalCatalogue } from '@campus/contract/animalplan/console/catalogue.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { titlesOf } from '../../school/titles.ts'
import { listWindows } from '../catalogue/catalogue.repository.ts'
import { listCharges } from '../charges/charge.repository.ts'
import * as repository from './catalogue-admin.repository.ts'

export const readCatalogue = async (ctx: CallerCtx): Promise<OutputOf<typeof animalCatalogue>> => {
  const { schoolId } = ctx.caller
  const coded = (row: { code: string; is_closed: boolean; name: string; name_en: string; name_tw: string; id: string }) => ({
    id: row.id,
    code: row.code,
    ...titlesOf(row),
    isClosed: row.is_closed,
  })
  return {
    funds: (await repository.listFunds(ctx.sql, schoolId)).map((row) => ({
      ...coded(row),
      year: row.year,
      tariff: row.tariff,
      budget: row.budget,
      held: row.held,
      spent: row.spent,
      left: row.budget - row.held - row.spent,
    })),
    places: (await repository.listPlaces(ctx.sql, schoolId)).map((row) => ({
      ...coded(row),
      kind: row.kind,
      parentId: row.parent_id,
      cages: row.cages,
    })),
    types: (await repository.listTypes(ctx.sql, schoolId)).map(coded),
    specifications: (await repository.listSpecifications(ctx.sql, schoolId)).map((row) => ({
      ...coded(row),
      typeId: row.type_id,
      supplier: row.supplier,
      licence: row.licence,
      perCage: row.per_cage,
    })),
    charges: await listCharges(ctx.sql, schoolId),
    windows: (await listWindows(ctx.sql, schoolId)).toReversed().map((row) => ({
      id: row.id,
      term: row.term,
      opensOn: row.opens_on,
      closesOn: row.closes_on,
      arrivalsFrom: row.arrivals_from,
      arrivalsUntil: row.arrivals_until,
    })),
  }
}
