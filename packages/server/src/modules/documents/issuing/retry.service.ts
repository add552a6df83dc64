import { type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { makeDocumentJob } from '../documents.jobs.ts'
import { takeUseAgain } from '../uses/use.service.ts'
import { versionById } from '../versions/version.service.ts'
import type { KeptChoices } from './issue.repository.ts'
import { beginAgain } from './make.repository.ts'

const takeAgain = async (ctx: Ctx, row: NonNullable<Awaited<ReturnType<typeof beginAgain>>>) => {
  const { cause, copies = 1 } = row.choices as unknown as KeptChoices
  const version = cause && row.template_version_id ? await versionById(ctx, row.template_version_id) : undefined
  if (cause && version) await takeUseAgain(ctx, { version, personId: row.holder_id, copies, cause })
}

/** Makes a document again whose making failed. What was given back at the failure is taken again, so that limits hold. */
export const retry = (ctx: Ctx, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const row = await beginAgain(ctx.sql, id)
    if (!row) throw refuse('already_decided')
    await takeAgain(ctx, row)
    await ctx.services.jobs.add(ctx.sql, makeDocumentJob, { id })
  })
