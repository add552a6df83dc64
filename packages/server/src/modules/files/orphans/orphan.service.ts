import type { Ctx } from '../../../context/context.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { listUnnamed } from '../named-blob.repository.ts'
import { dropBlobsLater } from '../unused-blob.service.ts'
import { looksForeign, prefixesOf } from './orphan.rules.ts'

const batchSize = 10_000

const listOld = async ({ services: { blobs } }: Ctx, prefix: string, before: Date): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key, keptAt } of blobs.list(prefix)) if (keptAt < before) keys.push(key)
  return keys
}

export const orphanFiles = retentionKind({
  kind: 'unused_upload',
  name: ['上传后未使用的文件', 'Uploads that were never used', '上傳後未使用的檔案'],
  keptFor: 86_400,
})

/**
 * An upload whose form was refused, or whose action failed after it was stored, leaves unreferenced bytes. After a
 * day they are deleted like all dropped bytes: a while later, after another check.
 */
const dropUnnamed = async (ctx: Ctx, before: Date): Promise<number> => {
  const unnamed: string[] = []
  let looked = 0
  for (const prefix of prefixesOf(ctx.now().getUTCHours())) {
    const old = await listOld(ctx, prefix, before)
    looked += old.length
    if (old.length > 0) unnamed.push(...(await listUnnamed(ctx.sql, old)))
  }
  if (looksForeign({ looked, unnamed: unnamed.length })) {
    ctx.services.log.error({ looked, unnamed: unnamed.length }, 'most files in the store are of another database: none is swept')
    return 0
  }
  const dropped = unnamed.slice(0, batchSize)
  if (dropped.length > 0) await dropBlobsLater(ctx, dropped)
  return dropped.length
}

export const sweepOrphans = async (ctx: Ctx): Promise<void> => {
  if (ctx.services.config.SWEEP_FILES) await removeOlder(ctx, orphanFiles, (before) => dropUnnamed(ctx, before))
}
