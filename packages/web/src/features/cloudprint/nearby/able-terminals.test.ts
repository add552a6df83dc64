import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TerminalAbility } from '@campus/contract/terminals/terminal-states.ts'
import type { Terminal } from '@campus/contract/terminals/terminals.ts'
import { ableTo } from './able-terminals.ts'

const terminal = (number: string, ...abilities: TerminalAbility[]): Terminal => ({
  id: number,
  number,
  name: number,
  nameEn: number,
  nameTw: number,
  location: '',
  locationEn: '',
  locationTw: '',
  latitude: 0,
  longitude: 0,
  abilities,
  hours: [],
  isOpenNow: true,
  state: 'normal',
  run: 'online',
  system: 'normal',
  printer: 'idle',
  reasons: [],
  waiting: 0,
  metres: null,
  walkingMinutes: null,
})

test('a sheet is printed where all that it needs is there', () => {
  const school = [
    terminal('grey', 'certificate', 'document', 'duplex'),
    terminal('colour', 'document', 'colour'),
    terminal('photo', 'photo', 'colour'),
    terminal('all', 'certificate', 'document', 'photo', 'colour', 'duplex'),
  ]
  const numbers = (sheet: Parameters<typeof ableTo>[0]) => ableTo(sheet, school).map(({ number }) => number)
  assert.deepEqual(numbers('bw_single'), ['grey', 'colour', 'all'])
  assert.deepEqual(numbers('bw_double'), ['grey', 'all'])
  assert.deepEqual(numbers('co_single'), ['colour', 'all'])
  assert.deepEqual(numbers('co_double'), ['all'])
  assert.deepEqual(numbers('photo'), ['photo', 'all'])
})
