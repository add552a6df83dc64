import type { InputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { openDictionary, ownDictionary } from '@campus/contract/school/dictionaries.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { schoolAskedFor } from '../school/school.service.ts'
import { findOpenChoice, listChoices, listEntries, listLabels } from './dictionary.repository.ts'

const choicesOf = async (ctx: Ctx, schoolId: string, type: string) => {
  const rows = await listChoices(ctx.sql, schoolId, type)
  return rows.map((row) => ({ value: row.value, label: say([row.label, row.label_en, row.label_tw], ctx.language) }))
}

export const readOpenDictionary = async (ctx: Ctx, { schoolId, dictType }: InputOf<typeof openDictionary>) =>
  choicesOf(ctx, (await schoolAskedFor(ctx, schoolId)).id, dictType)

export const readOwnDictionary = (ctx: CallerCtx, { dictType }: InputOf<typeof ownDictionary>) =>
  choicesOf(ctx, ctx.caller.schoolId, dictType)

/** Whether a list of the school has this choice at present. */
export const isOpenChoice = async (ctx: Ctx, schoolId: string, type: string, value: string) =>
  (await findOpenChoice(ctx.sql, schoolId, type, value)) !== undefined

/** What each word of a list reads like, closed ones too: records still name them. A word the list never had stands for itself. */
export const labelsOf = async (ctx: Ctx, schoolId: string, type: string): Promise<(value: string) => string> => {
  const rows = await listLabels(ctx.sql, schoolId, type)
  const labels = new Map(rows.map((row) => [row.value, say([row.label, row.label_en, row.label_tw], ctx.language)]))
  return (value) => labels.get(value) ?? value
}

/** The entries of some lists with their names in all languages, closed ones too. */
export const entriesOf = async (ctx: Ctx, schoolId: string, types: readonly string[]) =>
  (await listEntries(ctx.sql, schoolId, types)).map(({ type, value, label, label_en, label_tw, is_open }) => ({
    type,
    value,
    isOpen: is_open,
    titles: [label, label_en, label_tw] satisfies Phrase,
  }))

/** The words of a list in its order with their names in all languages, closed ones too. */
export const titlesOfChoices = async (ctx: Ctx, schoolId: string, type: string) =>
  (await listLabels(ctx.sql, schoolId, type)).map((row) => ({
    value: row.value,
    titles: { name: row.label, nameEn: row.label_en, nameTw: row.label_tw },
  }))
