import assert from 'node:assert/strict'
import { test } from 'node:test'
import { schoolFaults, schoolTerminal } from '@campus/contract/terminals/console.ts'
import { heartbeat } from '@campus/contract/terminals/machine.ts'
import { systemContext } from '@campus/server/context/context.ts'
import { watchTerminals } from '@campus/server/modules/terminals/watch/status.service.ts'
import { asker } from '@campus/server/testing/ask.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { enrolMachine, makeTerminal } from '@campus/server/testing/terminals.ts'
import { useTestCampus } from '@campus/server/testing/test-campus.ts'
import { giveBackClosed, watchLentScreens } from './lent-screens.ts'

const campus = useTestCampus()

const openTab = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const terminal = await makeTerminal(campus().base, { id: admin.schoolId }, { printer: 'absent' })
  const ask = asker(campus().url)
  const beating = async (part: 'screen' | 'printer') => {
    const token = await enrolMachine(campus(), terminal.id, part)
    let beat: string | null = null
    const printer = part === 'printer' ? { state: 'idle' as const, reasons: [], sheetsLeft: 9, tonerPercent: 9, name: '' } : null
    return async () => {
      beat = (await ask(heartbeat, { beat, version: '1', printer }, { token })).data.beat
    }
  }
  const [screen, printer] = [await beating('screen'), await beating('printer')]
  await Promise.all([screen(), printer()])
  const ctx = systemContext(campus().base)
  const look = async () => {
    await printer()
    await watchTerminals(ctx)
    const { state, screenSeenAt } = (await ask(schoolTerminal, { id: terminal.id }, admin)).data
    const faults = (await ask(schoolFaults, {}, admin)).data.rows.map((fault) => [fault.kind, fault.state])
    return { state, hasScreen: screenSeenAt !== null, faults }
  }
  return { terminal, ctx, screen, look }
}

test('a tab that is closed is given back before anybody misses it, and is a screen again once it is opened', async () => {
  const { terminal, ctx, screen, look } = await openTab()
  campus().clock.advance(60)
  await giveBackClosed(ctx, [terminal.id])
  assert.equal((await look()).hasScreen, true)
  campus().clock.advance(31)
  await Promise.all([giveBackClosed(ctx, [terminal.id]), giveBackClosed(ctx, [terminal.id])])
  campus().clock.advance(181)
  assert.deepEqual(await look(), { state: 'normal', hasScreen: false, faults: [] })
  await screen()
  assert.deepEqual([(await look()).state, (await look()).hasScreen], ['normal', true])
})

test('a tab that was closed while the demo was off breaks nothing, even if the watch runs first', async () => {
  const { terminal, ctx, look } = await openTab()
  campus().clock.advance(3600)
  assert.deepEqual((await look()).state, 'unavailable')
  const stop = await watchLentScreens(ctx, [terminal.id])
  stop()
  const { state, hasScreen, faults } = await look()
  assert.deepEqual([state, hasScreen, new Set(faults.map(([, how]) => how))], ['normal', false, new Set(['processed'])])
})
