import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLog } from './log.ts'
import { readableLog } from './readable-log.ts'
import { workScope } from './work-scope.ts'

const openReadable = () => {
  const lines: string[] = []
  const log = openLog('info', readableLog({ write: (text) => void lines.push(text), hasColors: false }))
  // Without the time of day in front.
  return { log, said: () => lines.map((line) => line.trimEnd().slice(10)) }
}
const coded = (message: string, code: string) => Object.assign(new Error(message), { code })

test('at a terminal a request that went well is not logged, and a failed one is logged with its status', () => {
  const { log, said } = openReadable()
  log.info({ requestId: 'r', method: 'GET', path: '/healthz', status: 200, ms: 1 }, 'request')
  log.info({ requestId: 'r', method: 'GET', path: 'unknown', status: 404, ms: 1 }, 'request')
  log.info('PostgreSQL runs.')
  assert.deepEqual(said(), ['GET (unknown path) was answered with 404', 'PostgreSQL runs.'])
})

test('warnings and errors show their cause as text, with the request or job they belong to and the lines of our own code', () => {
  const { log, said } = openReadable()
  workScope.run({ requestId: 'r', method: 'POST', path: '/openApi/login' }, () =>
    log.warn({ err: coded('terminating connection', '57P01') }, 'A database connection broke'),
  )
  log.warn({ err: coded('connect ECONNREFUSED 10.0.0.1:25', 'ECONNREFUSED'), attempt: 2 }, 'Mail was not sent')
  log.error({ err: new AggregateError([coded('', 'ENOSPC')], '') }, 'A file was not stored')
  const [broke, mail, file = ''] = said()
  assert.equal(
    broke,
    'warning  A database connection broke: the database is being stopped or restarted (terminating connection) [POST /openApi/login]',
  )
  assert.equal(mail, 'warning  Mail was not sent: nothing answers at that address (connect ECONNREFUSED 10.0.0.1:25) [attempt 2]')
  assert.match(file, /^error {4}A file was not stored: the disk is full\n/)
  assert.match(file, /at .*readable-log\.test\.ts:\d+/)
})

test('repeated messages are logged once, with their count the next time', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 })
  const { log, said } = openReadable()
  for (let count = 0; count < 40; count += 1) log.error({ err: coded(`queue ${count}`, '57P03') }, 'The job queue had an error')
  assert.equal(said().length, 1)
  t.mock.timers.setTime(1_020_000)
  log.error({ err: coded('queue again', '57P03') }, 'The job queue had an error')
  assert.match(said()[1] ?? '', /\(and 39 more like it\)/)
})

test('values of rows and codes that people type are in no line', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  log.error(
    { err: Object.assign(coded('duplicate key', '23505'), { detail: 'Key (phone)=(13800000001) exists' }), code: '482913' },
    'refused',
  )
  assert.match(lines.join(), /23505/)
  assert.doesNotMatch(lines.join(), /13800000001|482913/)
})
