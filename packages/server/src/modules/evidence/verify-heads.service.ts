import type { Trust } from '@campus/contract/verification/trust.ts'
import { findKey, isSignedBy } from '@campus/proof/code/code-key.ts'
import { type Ctx, inTransaction } from '../../context/context.ts'
import { listRecordedSchools, record } from '../audit/audit.service.ts'
import { trustOf } from '../documents/keys/keys.service.ts'
import { evidenceChains } from './chains.ts'
import { listStatements, lockHeads } from './head.repository.ts'
import { holds, readNote, writeNote } from './sign-heads.service.ts'
import { type ChainName, headWords, type Statement } from './statement.ts'

/** Entries are signed within minutes; older ones without a signed head were never signed, or somebody removed what was. */
const unsignedForMs = 60 * 60 * 1000

/** What is wrong with a signature that was made in the name of a school. */
export const faultOfSignature = async (
  { schoolId, keyId, signedAt }: Pick<Statement, 'schoolId' | 'keyId' | 'signedAt'>,
  { signature, signed }: ReturnType<typeof headWords.parts>,
  trust: Trust,
): Promise<string | undefined> => {
  const found = findKey(trust, keyId)
  if (found?.school.id !== schoolId) return 'is signed with a key that is not the school’s'
  if (!(await isSignedBy(found.key.publicKey, signature, signed))) return 'has a signature that does not fit'
  if (found.key.revokedAt && found.key.revokedAt <= signedAt) return 'is signed with a key that was revoked'
  return undefined
}

type Place = 'in the database' | 'beside the files'

const check = async (ctx: Ctx, trust: Trust, place: Place, statement: Statement): Promise<string[]> => {
  const { schoolId, sequence, signedAt } = statement
  const fault = await faultOfSignature(statement, headWords.parts(statement, statement.signature), trust)
  if (fault) return [`School ${schoolId}: the head ${place} ${fault}.`]
  if (await holds(ctx, statement)) return []
  return [`School ${schoolId}: ${sequence} entries were signed at ${signedAt} (${place}); the last of them is missing or was changed.`]
}

const schoolsOf = (statements: readonly Statement[]) => new Set(statements.map(({ schoolId }) => schoolId))

/** Keys are made with an entry each, so a school that has them has entries; the newest may wait for their place in the chain. */
const findKeysWithoutEntry = async (ctx: Ctx, { schools }: Trust, signed: ReadonlySet<string>): Promise<string[]> => {
  const recorded = new Set(await listRecordedSchools(ctx.sql))
  return schools.filter(({ id }) => !recorded.has(id) && !signed.has(id)).map(({ id }) => `School ${id}: has keys, but no entry.`)
}

const findFaults = async (ctx: Ctx, chain: ChainName): Promise<string[]> => {
  const inside = await listStatements(ctx.sql, chain)
  const { statements: outside = [], copiedAt } = (await readNote(ctx, chain)) ?? {}
  const trust = await trustOf(ctx)
  const findings: string[] = []
  for (const statement of inside) findings.push(...(await check(ctx, trust, 'in the database', statement)))
  for (const statement of outside) findings.push(...(await check(ctx, trust, 'beside the files', statement)))
  const [known, noted] = [schoolsOf(inside), schoolsOf(outside)]
  // A copy knows nothing of what was signed after it was made.
  const covered = schoolsOf(inside.filter(({ signedAt }) => copiedAt === undefined || signedAt < copiedAt))
  for (const id of covered) if (!noted.has(id)) findings.push(`School ${id}: its signed head is missing beside the files.`)
  for (const id of noted) if (!known.has(id)) findings.push(`School ${id}: its signed head is missing in the database.`)
  const ends = new Map((await evidenceChains[chain].listEnds(ctx.sql)).map((end) => [end.school_id, end]))
  const longAgo = new Date(ctx.now().getTime() - unsignedForMs)
  for (const [id, { at }] of ends)
    if (at < longAgo && !known.has(id) && !noted.has(id))
      findings.push(`School ${id}: entries of more than an hour ago have no signed head.`)
  if (chain === 'audit') findings.push(...(await findKeysWithoutEntry(ctx, trust, new Set([...known, ...noted]))))
  return findings
}

/**
 * Holds a chain against what was signed about it: what is wrong, each in a sentence. A signature stands beside the files a moment before it
 * does in the database, and its key too, so nobody signs meanwhile.
 */
export const verifyHeads = (ctx: Ctx, chain: ChainName): Promise<string[]> =>
  inTransaction(ctx, async (ctx) => {
    await lockHeads(ctx.sql)
    return findFaults(ctx, chain)
  })

/**
 * For an operator who knows why entries are missing, such as after an older backup was restored: the statements that do not hold are set
 * aside, and the audit log says so from now on. What is in the database cannot be given up like this.
 */
export const acceptLoss = (ctx: Ctx, chain: ChainName, reason: string): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    // A signature between reading and writing what lies beside the files would be lost.
    await lockHeads(ctx.sql)
    const note = await readNote(ctx, chain)
    if (!note) return 0
    const lost: Statement[] = []
    for (const statement of note.statements) if (!(await holds(ctx, statement))) lost.push(statement)
    for (const { schoolId, sequence, hash } of lost)
      await record(ctx, {
        action: 'evidence.loss_accepted',
        subjectKind: 'evidence_head',
        subjectId: chain,
        schoolId,
        details: { sequence, hash, reason },
      })
    const statements = note.statements.filter((statement) => !lost.includes(statement))
    if (lost.length > 0) await writeNote(ctx, chain, { statements, superseded: [...note.superseded, ...lost] })
    return lost.length
  })
