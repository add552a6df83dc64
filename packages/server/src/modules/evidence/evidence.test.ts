import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemContext } from '../../context/context.ts'
import { runText } from '../../platform/db/sql.ts'
import { giveBeans } from '../../testing/beans.ts'
import { enter } from '../../testing/enter.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { record, sealNewEntries, verifyChains } from '../audit/audit.service.ts'
import { ensureChain } from '../documents/keys/keys.service.ts'
import { sealLedger } from '../wallet/books/chain.service.ts'
import { proveLedger } from '../wallet/books/proof.service.ts'
import { signHeads } from './sign-heads.service.ts'
import { Note, noteOf } from './statement.ts'
import { acceptLoss, verifyHeads } from './verify-heads.service.ts'

const campus = useTestCampus()
const contextNow = () => systemContext(campus().base)

/** Seals and signs until a school has nothing left; a round of the server itself may hold the locks for a moment. */
const settle = async (schoolId: string) => {
  const ctx = contextNow()
  for (let round = 0; round < 100; round += 1) {
    await sealNewEntries(ctx)
    await sealLedger(ctx)
    await signHeads(ctx)
    const { rows } = await runText(
      ctx.sql,
      `select from evidence_head where school_id = $1 and chain = 'audit'
         and sequence = (select count(*) from audit_entry where school_id = $1)
         and not exists (select from ledger_transfer where school_id = $1 and sequence is null)`,
      [schoolId],
    )
    if (rows.length === 1) return
  }
  assert.fail('not signed')
}

const openSchool = async () => {
  const entered = await enter(campus())
  const { schoolId } = entered
  const ctx = contextNow()
  await ensureChain(ctx, schoolId)
  await giveBeans(campus(), { person: { id: entered.person.id, schoolId } }, { free: 500, print: 200 })
  for (const subjectId of ['1', '2', '3']) await record(ctx, { action: 'test.done', subjectKind: 'thing', subjectId, schoolId })
  await settle(schoolId)
  return { schoolId, ctx }
}

/** What the owner of the tables can do behind the back of every trigger. */
const behindTheBack = async (statement: string, values: unknown[] = []) => {
  const { sql } = campus().base
  await sql.transaction().execute(async (sql) => {
    await runText(sql, 'set local session_replication_role = replica')
    await runText(sql, statement, values)
  })
}

/** Deletes entries and turns the head of the chain back, as an older backup has it. */
const cutAudit = async (schoolId: string, which = '') => {
  await behindTheBack(`delete from audit_entry where school_id = $1 ${which}`, [schoolId])
  await behindTheBack('delete from audit_head where school_id = $1', [schoolId])
  await behindTheBack(
    `insert into audit_head (school_id, sequence, hash)
     select school_id, sequence, hash from audit_entry where school_id = $1 and sequence is not null order by sequence desc limit 1`,
    [schoolId],
  )
}
const last = 'and sequence = (select max(sequence) from audit_entry where school_id = $1)'

const of = (schoolId: string, findings: readonly string[]) => findings.filter((finding) => finding.includes(schoolId))
const readNote = async (chain: 'audit' | 'ledger') =>
  Note.parse(JSON.parse((await campus().base.services.blobs.readNote(noteOf(chain))) ?? ''))
const writeNote = (chain: 'audit' | 'ledger', note: Note) => campus().base.services.blobs.writeNote(noteOf(chain), JSON.stringify(note))

test('whole chains with their signed heads have no finding, and go on being signed as they grow', async () => {
  const { schoolId, ctx } = await openSchool()
  for (const chain of ['audit', 'ledger'] as const) assert.deepEqual(of(schoolId, await verifyHeads(ctx, chain)), [])
  const sequenceOf = async () => (await readNote('audit')).statements.find((one) => one.schoolId === schoolId)?.sequence ?? 0
  const earlier = await sequenceOf()
  await record(ctx, { action: 'test.more', subjectKind: 'thing', subjectId: '4', schoolId })
  await settle(schoolId)
  assert.equal(await sequenceOf(), earlier + 1)
  assert.deepEqual(of(schoolId, await verifyHeads(ctx, 'audit')), [])
})

test('a school whose first entries wait for their place in the chain has no finding; one that has keys and no entry has', async () => {
  const { schoolId } = await enter(campus())
  const ctx = contextNow()
  await ensureChain(ctx, schoolId)
  assert.deepEqual(of(schoolId, await verifyHeads(ctx, 'audit')), [])
  await behindTheBack('delete from audit_entry where school_id = $1', [schoolId])
  assert.deepEqual(of(schoolId, await verifyHeads(ctx, 'audit')), [`School ${schoolId}: has keys, but no entry.`])
})

test('the owner who deletes all audit entries of a school, their heads too, is detected, and nothing is signed after it', async () => {
  const { schoolId, ctx } = await openSchool()
  await cutAudit(schoolId)
  assert.deepEqual((await verifyChains(ctx.sql)).broken, [])
  assert.match(of(schoolId, await verifyHeads(ctx, 'audit')).join('\n'), /entries were signed .*beside the files/)
  await behindTheBack("delete from evidence_head where school_id = $1 and chain = 'audit'", [schoolId])
  await record(ctx, { action: 'test.afterwards', subjectKind: 'thing', subjectId: '5', schoolId })
  await sealNewEntries(ctx)
  await signHeads(ctx)
  assert.match(of(schoolId, await verifyHeads(ctx, 'audit')).join('\n'), /entries were signed .*beside the files/)
})

test('the owner who replaces the last entry by a consistent one is detected, and it is not signed', async () => {
  const { schoolId, ctx } = await openSchool()
  await cutAudit(schoolId, last)
  await record(ctx, { action: 'test.replaced', subjectKind: 'thing', subjectId: '3', schoolId })
  for (let round = 0; round < 20; round += 1) await sealNewEntries(ctx)
  await signHeads(ctx)
  assert.deepEqual((await verifyChains(ctx.sql)).broken, [])
  assert.match(of(schoolId, await verifyHeads(ctx, 'audit')).join('\n'), /is missing or was changed/)
})

test('the owner who cuts off the end of the ledger and adjusts the balances is detected', async () => {
  const { schoolId, ctx } = await openSchool()
  await behindTheBack('delete from ledger_posting where school_id = $1', [schoolId])
  await behindTheBack('delete from ledger_transfer where school_id = $1', [schoolId])
  await behindTheBack('update ledger_account set balance = 0 where school_id = $1 and person_id is not null', [schoolId])
  assert.deepEqual(of(schoolId, (await proveLedger(ctx.sql)).findings), [])
  assert.match(of(schoolId, await verifyHeads(ctx, 'ledger')).join('\n'), /is missing or was changed/)
})

test('a head that is removed in one place, forged, or signed by another school is detected', async () => {
  const [one, other] = [await openSchool(), await openSchool()]
  const note = await readNote('audit')
  const own = note.statements.find(({ schoolId }) => schoolId === one.schoolId)
  const theirs = note.statements.find(({ schoolId }) => schoolId === other.schoolId)
  assert.ok(own && theirs)
  const rest = note.statements.filter((statement) => statement !== own)
  const cases = [
    [rest, /missing beside the files/],
    [[...rest, { ...own, sequence: own.sequence - 1 }], /does not fit/],
    [[...rest, { ...own, keyId: theirs.keyId }], /not the school’s/],
    [[...rest, { ...theirs, schoolId: one.schoolId }], /not the school’s/],
  ] as const
  for (const [statements, finding] of cases) {
    await writeNote('audit', { statements: [...statements], superseded: [] })
    assert.match(of(one.schoolId, await verifyHeads(one.ctx, 'audit')).join('\n'), finding)
  }
  await writeNote('audit', note)
  await behindTheBack('delete from evidence_head where school_id = $1', [one.schoolId])
  assert.match(of(one.schoolId, await verifyHeads(one.ctx, 'audit')).join('\n'), /missing in the database/)
})

test('after an older backup was restored an operator accepts the loss, and the audit log keeps what was lost', async () => {
  const { schoolId, ctx } = await openSchool()
  // What an older backup has not yet: the last entry, and the head that was signed over it.
  await cutAudit(schoolId, last)
  await behindTheBack("delete from evidence_head where school_id = $1 and chain = 'audit'", [schoolId])
  assert.ok((await acceptLoss(ctx, 'audit', 'backup of Monday restored')) >= 1)
  await settle(schoolId)
  assert.deepEqual(of(schoolId, await verifyHeads(ctx, 'audit')), [])
  const { rows } = await runText(ctx.sql, "select details from audit_entry where school_id = $1 and action = 'evidence.loss_accepted'", [
    schoolId,
  ])
  assert.equal((rows[0]?.['details'] as { reason: string } | undefined)?.reason, 'backup of Monday restored')
})
