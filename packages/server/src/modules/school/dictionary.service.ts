import type { InputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { openDictionary, ownDictionary } from '@campus/contract/school/dictionaries.ts'
import type { CallerCtx, Ctx } from '../../platform/context.ts'
import { listChoices } from './dictionary.repository.ts'
import { schoolAskedFor } from './school.service.ts'

const choicesOf = async (ctx: Ctx, schoolId: string, type: string) => {
  const rows = await listChoices(ctx.sql, schoolId, type)
  return rows.map((row) => ({ value: row.value, label: say([row.label, row.label_en, row.label_tw], ctx.language) }))
}

export const readOpenDictionary = async (ctx: Ctx, { schoolId, dictType }: InputOf<typeof openDictionary>) =>
  choicesOf(ctx, (await schoolAskedFor(ctx, schoolId)).id, dictType)

export const readOwnDictionary = (ctx: CallerCtx, { dictType }: InputOf<typeof ownDictionary>) =>
  choicesOf(ctx, ctx.caller.schoolId, dictType)
