import { type Ctx, inTransaction } from '../../../context/context.ts'
import type { Attempt } from '../../../platform/jobs.ts'
import { endAfterLastTry } from '../../../platform/last-try.ts'
import { later } from '../../../platform/time/clock.ts'
import { type Entry, safeEntryName, zipStream } from '../../../platform/zip-stream.ts'
import { putEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { filesOf } from '../../files/file.service.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { allModules } from '../../module.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { findHolder } from '../person/holder.service.ts'
import { endWaiting, findRequest } from '../privacy/data-request.repository.ts'
import { copyDays } from '../privacy/data-request.service.ts'
import { notifyNotPacked, notifyReady } from '../privacy/privacy-messages.ts'
import { exportPage } from './export-page.ts'
import { collectOwnData } from './own-data.service.ts'

const maxBytes = 2 * 1024 ** 3

const collect = async (ctx: Ctx, personId: string): Promise<Record<string, unknown>> => {
  const data = await collectOwnData(ctx, personId)
  for (const [name, read] of Object.entries(allModules.of(ctx).personalData)) data[name] = await read(ctx, personId)
  return data
}

async function* entriesOf(ctx: Ctx, personId: string, timeZone: string): AsyncGenerator<Entry> {
  const files = await filesOf(ctx, personId)
  const named = files.map((file, index) => ({ ...file, path: `files/${String(index + 1).padStart(4, '0')}-${safeEntryName(file.name)}` }))
  const listed = named.map(({ path, use, contentType, size, createdAt }) => ({ name: path, use, type: contentType, size, createdAt }))
  // Once through JSON, so that the page shows exactly what the file for machines holds.
  const json = JSON.stringify({ ...(await collect(ctx, personId)), files: listed }, null, 2)
  yield { name: 'data.json', content: json }
  const data = JSON.parse(json) as Record<string, unknown>
  yield { name: 'index.html', content: exportPage(data, ctx.now(), { language: ctx.language, timeZone }) }
  for (const { path, open } of named) {
    const content = await open()
    if (content) yield { name: path, content }
  }
}

/** Packs the copy that somebody asked for. A request that was taken back or packed already is left alone, so it may be tried again. */
const pack = async (system: Ctx, requestId: string) => {
  const request = await findRequest(system.sql, requestId)
  const holder = request?.state === 'pending' && request.kind === 'export' ? await findHolder(system, request.person_id) : undefined
  if (!request || !holder) return
  const ctx = { ...system, language: holder.language }
  const { timeZone } = await readSettings(ctx.sql, holder.schoolId)
  const { blobKey, keyEncrypted } = await putEncrypted(ctx.services, zipStream(entriesOf(ctx, holder.id, timeZone)), maxBytes)
  const isReady = await inTransaction(ctx, async (ctx) => {
    const end = { state: 'ready', blobKey, keyEncrypted: keyEncrypted, expiresAt: later(ctx.now(), copyDays * 86_400) } as const
    if (!(await endWaiting(ctx.sql, requestId, end))) return false
    await notifyReady(ctx, request, copyDays)
    return true
  })
  if (!isReady) await dropBlobLater(ctx, blobKey)
}

const endUnpacked = (ctx: Ctx, requestId: string) =>
  inTransaction(ctx, async (ctx) => {
    const request = await findRequest(ctx.sql, requestId)
    if (request && (await endWaiting(ctx.sql, requestId, { state: 'failed' }))) await notifyNotPacked(ctx, request)
  })

/** What cannot be packed ends, so that its owner may ask for another copy. */
export const packExport = (ctx: Ctx, requestId: string, attempt: Attempt): Promise<void> =>
  endAfterLastTry(
    attempt,
    () => pack(ctx, requestId),
    () => endUnpacked(ctx, requestId),
  )
