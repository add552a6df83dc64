import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PrinterReason } from '@campus/contract/terminals/terminal-states.ts'
import { readReasons } from './reasons.rules.ts'

const cases: readonly (readonly [said: readonly string[], isStopped: boolean, meant: readonly PrinterReason[]])[] = [
  [['none'], false, []],
  [[], false, []],
  [['none'], true, ['other']],
  [['media-empty'], true, ['media_empty']],
  [['media-empty-error', 'media-needed-error'], false, ['media_empty']],
  [['media-jam-error', 'door-open-error'], true, ['media_jam', 'door_open']],
  // A second tray is empty while the first goes on.
  [['media-empty-warning'], false, ['media_low']],
  [['marker-supply-low-warning', 'toner-low-report'], false, ['toner_low']],
  [['marker-supply-empty-error'], true, ['toner_empty']],
  [['cover-open'], false, ['door_open']],
  [['cover-open-report'], false, []],
  // CUPS only reports that the printer behind it is off.
  [['offline-report'], false, ['unreachable']],
  [['cups-insecure-filter-warning', 'com.example.cleaning-report'], false, []],
  [['fuser-over-temp-error'], false, ['other']],
  [['resuming'], false, []],
  [['stopped-partly'], true, ['other']],
  [['paused', 'something-new'], true, ['paused']],
  [['toner-low-warning'], true, ['toner_low', 'other']],
]

test('printer reasons are mapped to those that matter to users', () => {
  for (const [said, isStopped, meant] of cases) assert.deepEqual(readReasons(said, isStopped), meant, `${said.join()} ${isStopped}`)
})
