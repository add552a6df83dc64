import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemStatus } from '@campus/contract/operations/status.ts'
import { type Ctx, systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import type { MailPort } from '../../../ports/mail/mail.ts'
import { smtpMail } from '../../../ports/mail/smtp-mail.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startMailServer } from '../../../testing/servers/mail/mail-server.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { record, sealNewEntries, verifyChains } from '../../audit/audit.service.ts'
import { ensureChain } from '../../documents/keys/keys.service.ts'
import { closeDays } from './close-day.service.ts'
import { verifyClosings, verifyKeptClosing } from './verify-closings.service.ts'

/** Set once the mail server of a test listens. */
let mail: MailPort | undefined
const campus = useTestCampus({
  services: () => ({
    mail: {
      send: (letter) => (mail ? mail.send(letter) : Promise.reject(new Error('no mail server'))),
      check: async () => undefined,
      close: () => undefined,
    },
  }),
})

const dayMs = 24 * 3600 * 1000

/** What the owner of the tables can do behind the back of every trigger. */
const behindTheBack = (statement: string, values: unknown[]) =>
  campus()
    .base.sql.transaction()
    .execute(async (sql) => {
      await runText(sql, 'set local session_replication_role = replica')
      await runText(sql, statement, values)
    })

const sealAll = async (ctx: Ctx) => {
  // Another round may hold the chain for a moment.
  for (let round = 0; round < 50 && (await verifyChains(ctx.sql)).unsealed > 0; round += 1) await sealNewEntries(ctx)
}

/** The text of a mail as its reader sees it. */
const plainTextOf = (source: string) => {
  const [, body = ''] = source.split(/Content-Type: text\/plain[^]*?\r\n\r\n/)
  const coded = body.split('\r\n--')[0] ?? ''
  if (/^[\w+/=\r\n]+$/.test(coded)) return Buffer.from(coded, 'base64').toString()
  const bytes = coded
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

test('a day is closed once and mailed to the auditors, and entries that are cut off afterwards are found, by the mail alone if need be', async (t) => {
  const server = await startMailServer(t)
  mail = smtpMail(server.settings)
  t.after(() => mail?.close())
  const auditor = await enter(campus(), { kind: 'teacher', roles: ['auditor'] })
  const { schoolId } = auditor
  const ctx = systemContext(campus().base)
  await ensureChain(ctx, schoolId)
  const write = async (count: number, at: Date) => {
    for (let each = 0; each < count; each += 1)
      await record({ ...ctx, now: () => at }, { action: 'test.done', subjectKind: 'thing', subjectId: String(each), schoolId })
    await sealAll(ctx)
  }
  const on = (days: number): Ctx => ({ ...ctx, now: () => new Date(Date.now() + days * dayMs) })
  const closings = () =>
    ctx.sql.selectFrom('audit_closing').where('school_id', '=', schoolId).select(['sequence', 'entries']).orderBy('sequence').execute()
  await write(3, new Date())
  await Promise.all([closeDays(on(1)), closeDays(on(1)), closeDays(on(1))])
  await closeDays(on(1))
  const [first] = await closings()
  assert.equal((await closings()).length, 1)
  // A day without entries needs none; the next one with entries counts those since the closing before.
  await closeDays(on(2))
  await write(2, on(2).now())
  await closeDays(on(3))
  assert.deepEqual(
    (await closings()).map(({ entries }) => entries),
    [first?.sequence, 2],
  )
  const mine = () => server.seen.filter(({ recipients }) => recipients.includes(auditor.person.email))
  await eventually(async () => mine().length === 2 || undefined)
  const kept = plainTextOf(mine().find(({ source }) => plainTextOf(source).includes('"entries":2'))?.source ?? '')
  const of = (findings: readonly string[]) => findings.filter((finding) => finding.includes(schoolId))
  assert.deepEqual([of(await verifyClosings(ctx)), await verifyKeptClosing(ctx, kept)], [[], []])
  const line = async () => {
    const { groups } = (await asker(campus().url)(systemStatus, {}, auditor)).data
    return groups.find(({ id }) => id === 'chains')?.lines.find(({ id }) => id === 'closing')?.tone
  }
  assert.equal(await line(), 'good')
  await assert.rejects(ctx.sql.deleteFrom('audit_closing').where('school_id', '=', schoolId).execute(), /closing of evidence/)

  // The owner cuts the newest entries off and turns the chain back: it is whole in itself.
  await behindTheBack('delete from audit_entry where school_id = $1 and sequence > $2', [schoolId, first?.sequence])
  await behindTheBack(
    'update audit_head set (sequence, hash) = (select sequence, hash from audit_closing where school_id = $1 and sequence = $2) where school_id = $1',
    [schoolId, first?.sequence],
  )
  assert.deepEqual((await verifyChains(ctx.sql)).broken, [])
  assert.match(of(await verifyClosings(ctx)).join('\n'), /entries were closed on .*missing or was changed/)
  assert.equal(await line(), 'bad')
  await write(4, on(3).now())
  await closeDays(on(4))
  assert.equal((await closings()).length, 2, 'nothing is signed over what is missing')
  // Without its closing, only the mail knows.
  await behindTheBack('delete from audit_closing where school_id = $1 and sequence > $2', [schoolId, first?.sequence])
  assert.deepEqual(of(await verifyClosings(ctx)), [])
  assert.match((await verifyKeptClosing(ctx, kept)).join('\n'), /missing or was changed/)
  assert.match((await verifyKeptClosing(ctx, kept.replace('"entries":2', '"entries":3'))).join('\n'), /does not fit/)
  assert.match((await verifyKeptClosing(ctx, 'nothing')).join('\n'), /no closing in it/)
})
