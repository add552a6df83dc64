import { type Ctx, inTransaction } from '../../../context/context.ts'
import { type Link, linkTo, walkChain } from '../../../platform/crypto/hash-chain.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import * as repository from './chain.repository.ts'

type Entry = Awaited<ReturnType<typeof repository.listUnsealedTransfers>>[number]

const wordsOf = (entry: Entry) => [
  entry.id,
  entry.school_id,
  entry.person_id,
  entry.kind,
  entry.cause,
  entry.order_id,
  entry.note,
  entry.actor_id,
  entry.at.toISOString(),
  entry.postings,
]

const roundSize = 2000
const maxRounds = 100

const sealRound = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await repository.tryLockLedgerChain(ctx.sql))) return 0
    const entries = await repository.listUnsealedTransfers(ctx.sql, roundSize)
    const heads = new Map<string, Link>()
    const links = []
    for (const entry of entries) {
      const link = linkTo(heads.get(entry.school_id) ?? (await repository.findSealed(ctx.sql, entry.school_id)), entry, wordsOf)
      links.push({ id: entry.id, ...link })
      heads.set(entry.school_id, link)
    }
    if (links.length > 0) await repository.sealTransfers(ctx.sql, links)
    return entries.length
  })

/** Chains what was posted since the last time. It runs as a job, so that no action waits for another one's place in the chain. */
export const sealLedger = async (ctx: Ctx): Promise<number> => {
  let sealed = 0
  for (let round = 0; round < maxRounds; round += 1) {
    const count = await sealRound(ctx)
    sealed += count
    if (count < roundSize) break
  }
  return sealed
}

/** Walks the whole chain of a school. */
export const walkLedger = (sql: Sql, schoolId: string) =>
  walkChain((sequence) => repository.listSealedAfter(sql, schoolId, sequence, 1000), [wordsOf])

const newest = 500

/** How far a school's chain is sealed, and whether its newest links follow from one another. */
export const readChain = async (sql: Sql, schoolId: string) => {
  const last = await repository.findSealed(sql, schoolId)
  const from = await repository.findSealed(sql, schoolId, newest)
  const head = from?.hash && from.sequence !== null ? { sequence: from.sequence, hash: from.hash } : undefined
  const { broken } = await walkChain((sequence) => repository.listSealedAfter(sql, schoolId, sequence, 1000), [wordsOf], head)
  const [sealed, unsealed] = [last?.sequence ?? 0, await repository.countUnsealedTransfers(sql, schoolId)]
  return { sealed, unsealed, isSound: broken === undefined }
}

export const listLedgerHeads = (sql: Sql) => repository.listEnds(sql)

export const ledgerHashAt = async (sql: Sql, schoolId: string, sequence: number): Promise<Buffer | undefined> =>
  (await repository.findHash(sql, schoolId, sequence))?.hash ?? undefined
