import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ApplicationStatus, deliveryOf, stateOf, stepsOf } from './application-status.rules.ts'

const normal: ApplicationStatus = {
  state: 'normal',
  isDecided: false,
  way: 'download',
  document: 'valid',
  orderState: 'finished',
  lineState: 'done',
  paid: 0,
  isDownloaded: false,
  isPickedUp: false,
  wasNudgedToday: false,
}

const cases: readonly (readonly [string, Partial<ApplicationStatus>, string, string, readonly string[]])[] = [
  ['waits for a word', { state: 'pending_approval', document: null }, 'pending_approval', 'none', ['nudge', 'withdraw']],
  ['nudged', { state: 'pending_approval', document: null, wasNudgedToday: true }, 'pending_approval', 'none', ['withdraw']],
  ['approved, others wait', { state: 'pending_approval', document: null, isDecided: true }, 'pending_approval', 'none', []],
  ['to be paid', { state: 'pending_payment', document: null, orderState: 'unpaid' }, 'pending_payment', 'none', ['pay', 'withdraw']],
  [
    'approved, to be paid',
    { state: 'pending_payment', document: null, orderState: 'unpaid', isDecided: true },
    'pending_payment',
    'none',
    ['pay'],
  ],
  ['rejected', { state: 'rejected', document: null, isDecided: true }, 'rejected', 'none', ['apply_again']],
  ['being made', { document: 'making', lineState: 'making' }, 'normal', 'making', []],
  ['made this moment', { lineState: 'making' }, 'normal', 'making', ['download', 'report']],
  ['failed this moment', { document: 'failed', lineState: 'making' }, 'normal', 'making', []],
  ['taken up again', { document: 'making', lineState: 'failed' }, 'normal', 'making', []],
  ['could not be begun', { document: null, lineState: 'failed', paid: 100 }, 'normal', 'failed', ['retry', 'refund']],
  ['failed', { document: 'failed', lineState: 'failed', paid: 100 }, 'normal', 'failed', ['retry', 'refund']],
  ['failed and free', { document: 'failed', lineState: 'failed' }, 'normal', 'failed', ['retry']],
  ['ready', {}, 'normal', 'ready', ['download', 'report']],
  ['downloaded', { isDownloaded: true }, 'normal', 'downloaded', ['download', 'report']],
  ['to be sent', { way: 'email', lineState: 'to_send' }, 'normal', 'unsent', ['download', 'report']],
  ['sent', { way: 'email' }, 'normal', 'sent', ['download', 'resend', 'report']],
  ['not sent', { way: 'email', lineState: 'send_failed' }, 'normal', 'send_failed', ['download', 'retry', 'resend', 'report']],
  ['at the terminal', { way: 'paper' }, 'normal', 'not_picked_up', ['show_code', 'set_delegate', 'report']],
  ['picked up', { way: 'paper', isPickedUp: true }, 'normal', 'picked_up', ['report']],
  ['revoked', { document: 'revoked' }, 'disabled', 'invalid', ['download', 'apply_again', 'report']],
  ['run out', { document: 'expired', way: 'email' }, 'expired', 'invalid', ['download', 'apply_again', 'report']],
  ['refunded', { state: 'refunded', document: 'revoked' }, 'refunded', 'invalid', ['download', 'apply_again', 'report']],
]

test('status, progress and possible actions of an application follow from its history', () => {
  for (const [name, given, state, delivery, steps] of cases) {
    const status = { ...normal, ...given }
    assert.deepEqual([stateOf(status), deliveryOf(status), stepsOf(status)], [state, delivery, steps], name)
  }
})
