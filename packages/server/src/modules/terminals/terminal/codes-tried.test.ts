import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { terminalEvents } from '@campus/contract/terminals/console.ts'
import { systemContext } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { countWrongFigures, requireTypingOpen } from './codes-tried.service.ts'

const campus = useTestCampus()

test('more than ten wrong codes at a terminal in ten minutes block typing there until a stated time, and are reported once', async () => {
  const { base, clock, url } = campus()
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const [tried, other] = [await makeTerminal(base, { id: admin.schoolId }), await makeTerminal(base, { id: admin.schoolId })]
  const ctx = systemContext(base)
  const isShut = (error: unknown) => error instanceof Refusal && error.code === 'typing_shut' && error.facts?.['seconds'] === 590
  for (let times = 0; times < 10; times += 1) await countWrongFigures(ctx, tried.id)
  await requireTypingOpen(ctx, tried.id)
  clock.advance(10)
  const more = await Promise.allSettled(Array.from({ length: 5 }, () => countWrongFigures(ctx, tried.id)))
  assert.ok(more.every((one) => one.status === 'rejected' && isShut(one.reason)))
  await assert.rejects(requireTypingOpen(ctx, tried.id), isShut)
  await requireTypingOpen(ctx, other.id)
  const events = (await asker(url)(terminalEvents, {}, admin)).data.rows
  assert.deepEqual(
    events.map(({ kind, terminal }) => [kind, terminal.id]),
    [['codes_tried', tried.id]],
  )
  assert.equal((await asker(url)(ownMessages, {}, admin)).data.total, 1)
  clock.advance(591)
  await requireTypingOpen(ctx, tried.id)
})
