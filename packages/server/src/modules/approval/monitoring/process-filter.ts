import { type Phrase, say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { findProcess } from '../designer/process-admin.repository.ts'

const tellProcess = async (ctx: CallerCtx, id: string) => {
  const process = await findProcess(ctx.sql, ctx.caller.schoolId, id)
  return process ? say([process.name, process.name_en, process.name_tw], ctx.language) : ''
}

export const processTitle: Phrase = ['流程', 'Process', '流程']

/** The process of a filter, as the approver of an export reads it. */
export const processFilterName = [processTitle, tellProcess] as const
