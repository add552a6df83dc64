import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Ctx, systemContext } from '../../context/context.ts'
import { runText } from '../../platform/db/sql.ts'
import { enter } from '../../testing/enter.ts'
import { eventually } from '../../testing/eventually.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { record, sealNewEntries } from '../audit/audit.service.ts'
import { ensureChain } from '../documents/keys/keys.service.ts'
import { addHeads, readHeadsOf, withoutSigning } from './move-heads.service.ts'
import { signHeads } from './sign-heads.service.ts'
import { noteOf } from './statement.ts'
import { acceptLoss, verifyHeads } from './verify-heads.service.ts'

const campus = useTestCampus()
const contextNow = () => systemContext(campus().base)

/** Somebody waits for a lock of the signers. */
const isAnyoneWaiting = async () => {
  const { rows } = await runText(campus().base.sql, "select from pg_locks where locktype = 'advisory' and objid = 7140324 and not granted")
  return rows.length > 0 || undefined
}

/** A context whose signer stops after it wrote beside the files and before the database has it. */
const stoppingAfterNote = (ctx: Ctx, stop: () => Promise<void>): Ctx => {
  const { blobs } = ctx.services
  const writeNote = async (name: string, text: string) => {
    await blobs.writeNote(name, text)
    if (name === noteOf('audit')) await stop()
  }
  return { ...ctx, services: { ...ctx.services, blobs: { ...blobs, writeNote } } }
}

/** A new school has an entry in its chain that nobody has signed yet. */
const openUnsigned = async () => {
  const { schoolId } = await enter(campus())
  const ctx = contextNow()
  await ensureChain(ctx, schoolId)
  await eventually(async () => {
    await sealNewEntries(ctx)
    const { rows } = await runText(ctx.sql, 'select from audit_head where school_id = $1', [schoolId])
    return rows.length > 0 || undefined
  })
  return schoolId
}

/** Signs a new school and does something at the moment when the note has the signature and the database has not. */
const whileSigning = (work: (schoolId: string) => Promise<unknown>) =>
  eventually(async () => {
    const schoolId = await openUnsigned()
    let done: Promise<unknown> | undefined
    const ctx = stoppingAfterNote(contextNow(), async () => {
      done = work(schoolId)
      await Promise.race([done, eventually(isAnyoneWaiting)])
    })
    // The signer of the server itself may have been first; then the next school is tried.
    await signHeads(ctx)
    return done && { schoolId, answer: await done }
  })

test('what is verified while a school is signed for the first time has no finding', async () => {
  const { schoolId, answer } = await whileSigning(() => verifyHeads(contextNow(), 'audit'))
  assert.deepEqual(
    (answer as string[]).filter((finding) => finding.includes(schoolId)),
    [],
  )
})

/** A signed head that nothing holds, as after an older backup was restored. */
const lostHead = (schoolId: string) => ({
  schoolId,
  chain: 'audit',
  sequence: 999_999,
  hash: 'ab'.repeat(32),
  keyId: 'k',
  signedAt: '2026-01-01T00:00:00.000Z',
  signature: 'AAAA',
})

const addLost = async (schoolId: string) => addHeads(contextNow(), { audit: JSON.stringify({ statements: [lostHead(schoolId)] }) })
const headsOf = async (schoolId: string) => (await readHeadsOf(contextNow(), schoolId))['audit'] ?? ''

test('a signature that is made while a loss is accepted is not lost beside the files', async () => {
  const [{ schoolId: restored }, schoolId] = [await enter(campus()), await openUnsigned()]
  await withoutSigning(contextNow(), () => addLost(restored))
  const ctx = contextNow()
  const { blobs } = ctx.services
  const readNote = async (name: string) => {
    const text = await blobs.readNote(name)
    await signHeads(contextNow())
    return text
  }
  await acceptLoss({ ...ctx, services: { ...ctx.services, blobs: { ...blobs, readNote } } }, 'audit', 'backup of Monday restored')
  const findings = await verifyHeads(contextNow(), 'audit')
  assert.deepEqual(
    findings.filter((finding) => finding.includes(schoolId)),
    [],
  )
})

test('nobody signs while a school moves, so what it brings along is not overwritten', async () => {
  const [{ schoolId: moved }, schoolId] = [await enter(campus()), await openUnsigned()]
  const ctx = contextNow()
  await withoutSigning(ctx, async () => {
    const before = await ctx.services.blobs.readNote(noteOf('audit'))
    await record(ctx, { action: 'test.done', subjectKind: 'thing', subjectId: '1', schoolId })
    await signHeads(ctx)
    assert.equal(await ctx.services.blobs.readNote(noteOf('audit')), before)
    await addLost(moved)
  })
  assert.match(await headsOf(moved), /abab/)
  await acceptLoss(ctx, 'audit', 'it was a test')
  assert.doesNotMatch(await headsOf(moved), /"statements":\[\{.*abab.*"superseded"/)
})
