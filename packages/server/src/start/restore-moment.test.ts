import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '../testing/child-environment.ts'
import { readMoment } from './restore-moment.ts'

test('a moment is read only as it stands in the calendar, with its zone', () => {
  for (const wrong of [
    '2026-02-30T08:30:00+08:00',
    '2026-02-29T08:30:00Z',
    '2026-03-15T24:30:00Z',
    '2026-03-15T08:30:00',
    '2026-03-15 08:30:00+08:00',
    '2026-03-15',
    'yesterday',
    '',
  ])
    assert.throws(() => readMoment(wrong), { name: 'StartFailure', message: /is no moment of the calendar/ }, wrong)
  for (const [right, moment] of [
    ['2028-02-29T08:30:00+08:00', '2028-02-29T00:30:00.000Z'],
    ['2026-03-15T00:30:00Z', '2026-03-15T00:30:00.000Z'],
    ['2026-03-15T08:30:00.250+08:00', '2026-03-15T00:30:00.250Z'],
  ] as const)
    assert.equal(readMoment(right).toISOString(), moment)
})

test('a restore until a day that does not exist is refused in words before anything is touched', async () => {
  const program = fileURLToPath(new URL('../commands/restore.ts', import.meta.url))
  const child = spawn(process.execPath, [program, '--until', '2026-02-30T08:30:00+08:00'], {
    env: childEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  assert.match(await text(child.stderr), /^--until 2026-02-30T08:30:00\+08:00 is no moment of the calendar\. /)
  assert.equal(await ended, 1)
})
