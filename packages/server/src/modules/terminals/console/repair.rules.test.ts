import assert from 'node:assert/strict'
import { test } from 'node:test'
import { availabilityOf, meanMinutesOf } from './repair.rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 16, 0, minute))
const span = { from: at(0), until: at(1000) }
const turn = (kind: string, minute: number) => ({ kind, at: at(minute) })

test('availability counts opening hours, from the first heartbeat', () => {
  const always = [span]
  const cases = [
    ['never heard of', [], always, null],
    ['well from the beginning', [turn('online', -50)], always, 100],
    ['a tenth of the time lost', [turn('online', -50), turn('offline', 100), turn('online', 200)], always, 90],
    ['lost and not back', [turn('online', 0), turn('offline', 500)], always, 50],
    ['lost since before', [turn('online', -90), turn('offline', -50), turn('online', 100)], always, 90],
    ['put up in the middle', [turn('online', 500), turn('offline', 750)], always, 50],
    [
      'stopped and lost at once counts once',
      [turn('online', 0), turn('printer_stopped', 0), turn('offline', 50), turn('printer_ready', 90), turn('online', 100)],
      always,
      90,
    ],
    ['what the school closed counts neither way', [turn('online', 0), turn('closed', 500), turn('offline', 600)], always, 100],
    ['opened again', [turn('online', 0), turn('closed', 200), turn('opened', 600), turn('offline', 700), turn('online', 760)], always, 90],
    ['switched off at night', [turn('online', 0), turn('offline', 500)], [{ from: at(0), until: at(400) }], 100],
    ['never open', [turn('online', 0)], [], null],
  ] as const
  for (const [name, turns, openings, percent] of cases) assert.equal(availabilityOf([...turns], openings, span), percent, name)
})

test('the mean time to repair is that of what was repaired', () => {
  assert.equal(meanMinutesOf([]), null)
  assert.equal(meanMinutesOf([{ found_at: at(0), handled_at: null }]), null)
  const faults = [
    { found_at: at(0), handled_at: at(10) },
    { found_at: at(0), handled_at: at(21) },
    { found_at: at(0), handled_at: null },
  ]
  assert.equal(meanMinutesOf(faults), 16)
})
