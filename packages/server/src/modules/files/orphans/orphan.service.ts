import type { Ctx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { listUnnamed } from '../named-blob.repository.ts'
import { dropBlobsLater } from '../unused-blob.service.ts'
import { looksForeign, prefixesOf } from './orphan.rules.ts'

const daySeconds = 86_400
const batchSize = 10_000

const listOld = async ({ services: { blobs } }: Ctx, prefix: string, before: Date): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key, keptAt } of blobs.list(prefix)) if (keptAt < before) keys.push(key)
  return keys
}

/**
 * An upload whose form was refused, or whose action failed after it was stored, leaves unreferenced bytes. After a
 * day they are deleted like all dropped bytes: a while later, after another check.
 */
export const sweepOrphans = async (ctx: Ctx): Promise<void> => {
  if (!ctx.services.config.SWEEP_FILES) return
  const before = later(ctx.now(), -daySeconds)
  const unnamed: string[] = []
  let looked = 0
  for (const prefix of prefixesOf(ctx.now().getUTCHours())) {
    const old = await listOld(ctx, prefix, before)
    looked += old.length
    if (old.length > 0) unnamed.push(...(await listUnnamed(ctx.sql, old)))
  }
  if (looksForeign({ looked, unnamed: unnamed.length })) {
    ctx.services.log.error({ looked, unnamed: unnamed.length }, 'most files in the store are of another database: none is swept')
    return
  }
  if (unnamed.length > 0) await dropBlobsLater(ctx, unnamed.slice(0, batchSize))
}
