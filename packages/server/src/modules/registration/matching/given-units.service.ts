import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { GivenFields } from '@campus/contract/registration/fields.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { listUnitNames } from './unit-name.repository.ts'

const unitFields = ['college', 'major', 'class', 'department'] as const

export const isUnitField = (field: string): field is (typeof unitFields)[number] => (unitFields as readonly string[]).includes(field)

const idsIn = (given: GivenFields) => unitFields.flatMap((field) => given[field] ?? [])

/** Units that somebody chose have to be of the school, each of the kind it is chosen for. */
export const requireUnits = async (ctx: Ctx, schoolId: string, given: GivenFields) => {
  const units = new Map((await listUnitNames(ctx.sql, schoolId, idsIn(given))).map((unit) => [unit.id, unit.kind]))
  const wrong = unitFields.filter((field) => given[field] !== undefined && units.get(given[field]) !== field)
  if (wrong.length > 0)
    throw refuse('bad_input', {
      fields: Object.fromEntries(wrong.map((field) => [`fields.${field}`, say(fieldTexts.wrong, ctx.language)])),
    })
}

/** The names of the units among the fields, by their ids. */
export const nameUnits = async (ctx: Ctx, schoolId: string, given: GivenFields): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await listUnitNames(ctx.sql, schoolId, idsIn(given))).map(({ id, name, name_en, name_tw }) => [
      id,
      say([name, name_en, name_tw], ctx.language),
    ]),
  )
