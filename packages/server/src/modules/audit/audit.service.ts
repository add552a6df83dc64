import { type Ctx, inTransaction } from '../../context/context.ts'
import { type Link, linkTo, walkChain } from '../../platform/crypto/hash-chain.ts'
import type { Sql } from '../../platform/db/sql.ts'
import * as repository from './audit.repository.ts'

/** Writes evidence in the same transaction as the action. Names and ids belong into details, secrets never. */
export const record = (
  ctx: Ctx,
  entry: { action: string; subjectKind: string; subjectId: string; schoolId?: string; actorId?: string; details?: Record<string, unknown> },
) => {
  const schoolId = entry.schoolId ?? ctx.caller?.schoolId
  if (!schoolId) throw new Error(`audit of ${entry.action} without a school`)
  return repository.insertEntry(ctx.sql, {
    at: ctx.now(),
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

/** Entries that were sealed before the unit was among the words. */
const wordsWithoutUnit = (entry: Sealable) => [
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
]

const wordsOf = (entry: Sealable) => [...wordsWithoutUnit(entry), entry.unit_id]

/** Chains what was written since the last time. It runs as a job, so that no action waits for another one's place in the chain. */
export const sealNewEntries = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await repository.tryLockChain(ctx.sql))) return 0
    const entries = await repository.listUnsealed(ctx.sql, 5000)
    const heads = new Map<string, Link>()
    for (const entry of entries) {
      const link = linkTo(heads.get(entry.school_id) ?? (await repository.findHead(ctx.sql, entry.school_id)), entry, wordsOf)
      await repository.seal(ctx.sql, entry, link)
      heads.set(entry.school_id, link)
    }
    for (const [schoolId, head] of heads) await repository.saveHead(ctx.sql, schoolId, head)
    return entries.length
  })

export interface ChainReport {
  readonly checked: number
  readonly unsealed: number
  /** The first entry of each school that is missing or does not follow from the one before. */
  readonly broken: readonly { schoolId: string; sequence: number }[]
}

const verifySchool = async (sql: Sql, schoolId: string) => {
  // Read before the walk: what is sealed meanwhile only makes the chain longer.
  const head = await repository.findHead(sql, schoolId)
  const { checked, broken } = await walkChain(
    (sequence) => repository.listSealedAfter(sql, schoolId, sequence, 1000),
    [wordsOf, wordsWithoutUnit],
  )
  const missing = checked < (head?.sequence ?? 0) ? checked + 1 : undefined
  const first = broken ?? missing
  return { checked, broken: first === undefined ? undefined : { schoolId, sequence: first } }
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

export const listAuditHeads = (sql: Sql) => repository.listEnds(sql)

export const listRecordedSchools = (sql: Sql) => repository.listRecordedSchools(sql)

export const auditHashAt = async (sql: Sql, schoolId: string, sequence: number): Promise<Buffer | undefined> =>
  (await repository.findHash(sql, schoolId, sequence))?.hash ?? undefined
