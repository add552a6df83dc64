import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AttendanceEvent, fold } from './fold.rules.ts'

const minute = (number: number) => new Date(Date.UTC(2026, 8, 7, 8, number))

const event = (
  kind: AttendanceEvent['kind'],
  state: AttendanceEvent['state'] = null,
  more: Partial<AttendanceEvent> = {},
): AttendanceEvent => ({
  kind,
  state,
  is_doubtful: false,
  leave_request_id: null,
  leave_kind: null,
  at: minute(0),
  ...more,
})

const sign = event('sign', 'present')
const doubtful = event('sign', 'late', { is_doubtful: true })
const closed = event('close', 'absent', { at: minute(30) })
const leave = event('leave', 'leave', { leave_request_id: 'one', leave_kind: 'sick' })
const ended = event('leave_ended', null, { leave_request_id: 'one' })
const marked = (state: AttendanceEvent['state'], at = 10) => event('mark', state, { at: minute(at) })

const cases: readonly (readonly [sentence: string, events: readonly AttendanceEvent[], state: string | null, more?: object])[] = [
  ['nothing happened', [], null],
  ['a sign is presence', [sign], 'present'],
  ['a doubtful sign counts and waits', [doubtful], 'late', { is_doubtful: true }],
  ['a confirmed sign is beyond doubt', [doubtful, event('confirm')], 'late'],
  ['what was confirmed before the sign says nothing of it', [event('confirm'), doubtful], 'late', { is_doubtful: true }],
  ['who did not sign out left early', [sign, event('no_sign_out', 'early')], 'early'],
  ['a sign-out that arrives later undoes that', [sign, event('no_sign_out', 'early'), event('sign_out')], 'present'],
  ['closing makes the rest absent', [closed], 'absent'],
  ['a sign seen before closing counts although it arrived later', [closed, sign], 'present'],
  ['who is exempt stays so', [event('exempt', 'exempt')], 'exempt'],
  ['a mark beats a sign', [sign, marked('absent')], 'absent', { is_marked: true }],
  ['a mark also beats a doubtful sign', [doubtful, marked('present')], 'present', { is_marked: true }],
  ['the later of two marks counts', [marked('present', 12), marked('absent', 11)], 'present', { is_marked: true }],
  ['a mark taken back leaves the sign', [sign, marked('absent', 10), event('unmark', null, { at: minute(11) })], 'present'],
  ['leave replaces absence', [closed, leave], 'leave', { leave_kind: 'sick' }],
  ['leave replaces a marked absence', [marked('absent'), leave], 'leave', { leave_kind: 'sick' }],
  ['leave never replaces presence', [leave, sign], 'present'],
  ['leave never replaces a marked presence', [marked('late'), leave], 'late', { is_marked: true }],
  ['leave that ended is absence again', [closed, leave, ended], 'absent'],
  ['leave that ended and was approved again holds', [leave, ended, leave], 'leave', { leave_kind: 'sick' }],
  [
    'a correction wins over everything',
    [leave, event('correct', 'absent', { at: minute(40) }), marked('present', 50)],
    'absent',
    { is_marked: true },
  ],
  [
    'the last correction counts',
    [event('correct', 'late', { at: minute(41) }), event('correct', 'present', { at: minute(42) })],
    'present',
    { is_marked: true },
  ],
]

for (const [sentence, events, state, more] of cases)
  test(sentence, () => assert.deepEqual(fold(events), { state, leave_kind: null, is_doubtful: false, is_marked: false, ...more }))
