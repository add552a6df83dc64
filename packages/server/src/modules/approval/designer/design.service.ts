import { checkProcess } from '@campus/flow/process/check-process.ts'
import { readProcess } from '@campus/flow/process/read-process.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fixedProblems } from '../matters/fixed-parts.service.ts'
import { findProcess } from './process-admin.repository.ts'
import { findDraft, findPublishedVersion } from './version.repository.ts'

/** What keeps a version from being published; a version that cannot be read has nothing but that. */
export const judge = (ctx: CallerCtx, matter: string | null, version: { tree: unknown; form: unknown; settings: unknown }) => {
  const read = readProcess({ process: version.tree, formItems: version.form, settings: version.settings })
  if ('problems' in read) return { problems: read.problems }
  return { problems: [...checkProcess(read.value), ...fixedProblems(ctx, matter, read.value)], process: read.value }
}

/** A process of the school with the version that is being designed: its draft, or what is published. */
export const requireDesign = async (ctx: CallerCtx, id: string) => {
  const row = await findProcess(ctx.sql, ctx.caller.schoolId, id)
  const version = row && ((await findDraft(ctx.sql, id)) ?? (await findPublishedVersion(ctx.sql, id)))
  if (!row || !version) throw refuse('not_found')
  return { row, version }
}
