import { type Ctx, inTransaction } from '../../platform/context.ts'
import { sha256 } from '../../platform/digest.ts'
import type { Sql } from '../../platform/sql.ts'
import * as repository from './audit.repository.ts'

/** Writes evidence in the same transaction as the deed. Names and ids belong into details, secrets never. */
export const record = (
  ctx: Ctx,
  entry: { action: string; subjectKind: string; subjectId: string; schoolId?: string; actorId?: string; details?: Record<string, unknown> },
) => {
  const schoolId = entry.schoolId ?? ctx.caller?.schoolId
  if (!schoolId) throw new Error(`audit of ${entry.action} without a school`)
  return repository.insertEntry(ctx.sql, {
    schoolId,
    actorId: entry.actorId ?? ctx.caller?.personId ?? null,
    action: entry.action,
    subjectKind: entry.subjectKind,
    subjectId: entry.subjectId,
    details: entry.details ?? {},
    network: ctx.origin.network,
    requestId: ctx.origin.requestId,
  })
}

type Sealable = Awaited<ReturnType<typeof repository.listUnsealed>>[number]

const genesis = Buffer.alloc(32)

const hashOf = (entry: Sealable, sequence: number, previous: Buffer) =>
  sha256(
    JSON.stringify([
      sequence,
      previous.toString('hex'),
      entry.id,
      entry.school_id,
      entry.at.toISOString(),
      entry.actor_id,
      entry.action,
      entry.subject_kind,
      entry.subject_id,
      entry.details,
      entry.network,
      entry.request_id,
    ]),
  )

/** Chains what was written since the last time. It runs as a job, so that no deed waits for another one's place in the chain. */
export const sealNewEntries = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await repository.tryLockChain(ctx.sql))) return 0
    const entries = await repository.listUnsealed(ctx.sql, 5000)
    const heads = new Map<string, { sequence: number; hash: Buffer }>()
    for (const entry of entries) {
      const last = heads.get(entry.school_id) ?? (await repository.findLastSealed(ctx.sql, entry.school_id))
      const previousHash = last?.hash ?? genesis
      const sequence = (last?.sequence ?? 0) + 1
      const hash = hashOf(entry, sequence, previousHash)
      await repository.seal(ctx.sql, entry.id, { sequence, previousHash, hash })
      heads.set(entry.school_id, { sequence, hash })
    }
    return entries.length
  })

export interface ChainReport {
  readonly checked: number
  readonly unsealed: number
  /** The first entry of each school that does not follow from the one before. */
  readonly broken: readonly { schoolId: string; sequence: number }[]
}

const verifySchool = async (sql: Sql, schoolId: string) => {
  let last = { sequence: 0, hash: genesis as Buffer }
  for (;;) {
    const entries = await repository.listSealedAfter(sql, schoolId, last.sequence, 1000)
    if (entries.length === 0) return { checked: last.sequence, broken: undefined }
    for (const entry of entries) {
      const sequence = last.sequence + 1
      const follows =
        entry.sequence === sequence && entry.previous_hash?.equals(last.hash) && entry.hash?.equals(hashOf(entry, sequence, last.hash))
      if (!follows || !entry.hash) return { checked: last.sequence, broken: { schoolId, sequence } }
      last = { sequence, hash: entry.hash }
    }
  }
}

export const verifyChains = async (sql: Sql): Promise<ChainReport> => {
  const schools = await repository.listSchoolIds(sql)
  const reports = []
  for (const id of schools) reports.push(await verifySchool(sql, id))
  return {
    checked: reports.reduce((sum, report) => sum + report.checked, 0),
    unsealed: await repository.countUnsealed(sql),
    broken: reports.flatMap((report) => report.broken ?? []),
  }
}
