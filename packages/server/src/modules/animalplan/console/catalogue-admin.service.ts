import type {
  addAnimalCharge,
  endAnimalCharge,
  saveAnimalFund,
  saveAnimalPlace,
  saveAnimalSpecification,
  saveAnimalType,
  saveAnimalWindow,
} from '@campus/contract/animalplan/console/catalogue.ts'
import type { InputOf } from '@campus/contract/call.ts'
import type { RefusalCode } from '@campus/contract/refusals.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { titleColumns } from '../../school/titles.ts'
import * as repository from './catalogue-admin.repository.ts'

/** What the database refuses, said to the administrator. */
const promises: Readonly<Record<string, RefusalCode>> = {
  animal_fund__code: 'animal_code_taken',
  animal_place__code: 'animal_code_taken',
  animal_type__code: 'animal_code_taken',
  animal_specification__code: 'animal_code_taken',
  animal_window__term: 'animal_code_taken',
  animal_fund__left: 'animal_fund_used',
  animal_place__tree: 'animal_place_misplaced',
  animal_place__cages_taken: 'animal_cages_taken',
  animal_charge__one_at_a_time: 'animal_charge_overlaps',
}

type Work = (ctx: CallerCtx) => Promise<{ id: string } | undefined>

/** Keeps an entry and writes who changed it. */
const keep = async (ctx: CallerCtx, kind: string, details: Record<string, unknown>, work: Work): Promise<{ id: string }> => {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const kept = await work(ctx)
      if (!kept) throw refuse('not_found')
      await record(ctx, { action: `animalplan.${kind}_saved`, subjectKind: `animal_${kind}`, subjectId: kept.id, details })
      return { id: kept.id }
    })
  } catch (error) {
    const broken = Object.keys(promises).find((promise) => breaks(error, promise))
    throw broken === undefined ? error : refuse(promises[broken] ?? 'bad_input')
  }
}

const target = (ctx: CallerCtx, id: string | undefined) => ({ schoolId: ctx.caller.schoolId, id, now: ctx.now() })

interface Coded {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
  readonly isClosed: boolean
}
const codedColumns = (given: Coded) => ({ code: given.code, ...titleColumns(given), is_closed: given.isClosed })

export const keepFund = (ctx: CallerCtx, { id, ...given }: InputOf<typeof saveAnimalFund>) => {
  const { year, tariff, budget } = given
  const row = { ...codedColumns(given), year, tariff, budget }
  return keep(ctx, 'fund', given, (ctx) => repository.keepEntry(ctx.sql, 'animal_fund', target(ctx, id), row))
}

export const keepPlace = (ctx: CallerCtx, { id, ...given }: InputOf<typeof saveAnimalPlace>) => {
  const { kind, parentId: parent_id, cages } = given
  return keep(ctx, 'place', given, async (ctx) => {
    if (parent_id !== null && !(await repository.isOfSchool(ctx.sql, 'animal_place', ctx.caller.schoolId, parent_id))) return undefined
    return repository.keepEntry(ctx.sql, 'animal_place', target(ctx, id), { ...codedColumns(given), kind, parent_id, cages })
  })
}

export const keepType = (ctx: CallerCtx, { id, ...given }: InputOf<typeof saveAnimalType>) =>
  keep(ctx, 'type', given, (ctx) => repository.keepEntry(ctx.sql, 'animal_type', target(ctx, id), codedColumns(given)))

export const keepSpecification = (ctx: CallerCtx, { id, ...given }: InputOf<typeof saveAnimalSpecification>) => {
  const { typeId: type_id, supplier, licence, perCage: per_cage } = given
  return keep(ctx, 'specification', given, async (ctx) => {
    if (!(await repository.isOfSchool(ctx.sql, 'animal_type', ctx.caller.schoolId, type_id))) return undefined
    return repository.keepEntry(ctx.sql, 'animal_specification', target(ctx, id), {
      ...codedColumns(given),
      type_id,
      supplier,
      licence,
      per_cage,
    })
  })
}

export const addCharge = (ctx: CallerCtx, given: InputOf<typeof addAnimalCharge>) =>
  keep(ctx, 'charge', given, async (ctx) => {
    const { schoolId: school_id } = ctx.caller
    if (!(await repository.isOfSchool(ctx.sql, 'animal_specification', school_id, given.specificationId))) return undefined
    await repository.endOpenCharge(ctx.sql, given.specificationId, given.startsOn)
    return repository.insertCharge(ctx.sql, {
      school_id,
      specification_id: given.specificationId,
      starts_on: given.startsOn,
      price_inside: given.priceInside,
      price_outside: given.priceOutside,
      housing_by: given.housingBy,
      housing_inside: given.housingInside,
      housing_outside: given.housingOutside,
      created_at: ctx.now(),
    })
  })

export const endCharge = (ctx: CallerCtx, { id, endsOn }: InputOf<typeof endAnimalCharge>) =>
  keep(ctx, 'charge', { endsOn }, (ctx) => repository.setChargeEnd(ctx.sql, ctx.caller.schoolId, id, endsOn))

export const keepWindow = (ctx: CallerCtx, { id, ...given }: InputOf<typeof saveAnimalWindow>) => {
  const row = {
    term: given.term,
    opens_on: given.opensOn,
    closes_on: given.closesOn,
    arrivals_from: given.arrivalsFrom,
    arrivals_until: given.arrivalsUntil,
  }
  return keep(ctx, 'window', given, (ctx) => repository.keepEntry(ctx.sql, 'animal_window', target(ctx, id), row))
}
