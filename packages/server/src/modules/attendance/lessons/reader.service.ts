import type { CallerCtx } from '../../../context/context.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { Reader } from './lesson-view.ts'

/** Lessons are shown in the reader's language and on the school's clock, wherever the reader is. */
export const readerOf = async (ctx: CallerCtx): Promise<Reader> => ({
  language: ctx.language,
  timeZone: (await readSettings(ctx.sql, ctx.caller.schoolId)).timeZone,
})
