import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HostClosed } from '../../../platform/http-client/host-address.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { RecipientRefused } from '../../../ports/mail/mail.ts'
import { statusOf, troubleOf } from './outcome.rules.ts'

test('a permanent failure is not retried, and the person who can fix it is named', () => {
  const failures = {
    gone: new RecipientRefused('smtp', 'refused', 'no', '550'),
    spam: new OutsideFailure('smtp', 'refused', 'no', '554'),
    closed: new HostClosed('smtp', 'refused', 'no'),
    login: new OutsideFailure('smtp', 'misconfigured', 'no', '535'),
    plain: new OutsideFailure('smtp', 'misconfigured', 'no', 'ETLS'),
    busy: new OutsideFailure('smtp', 'unreachable', 'no', '450'),
    fault: new Error('a fault of ours'),
  }
  const table = Object.entries(failures).map(([name, error]) =>
    [name, ...(['own', 'school'] as const).flatMap((via) => [troubleOf(error, via).state, troubleOf(error, via).reason])].join(' '),
  )
  assert.deepEqual(table, [
    'gone bounced mail_bounced bounced mail_bounced',
    'spam failed mail_refused failed mail_refused',
    'closed failed mail_host_closed later mail_failed',
    'login failed mailbox_refused later mail_failed',
    'plain later mailbox_unreachable later mail_failed',
    'busy later mailbox_unreachable later mail_failed',
    'fault later mail_failed later mail_failed',
  ])
})

test('one mail that arrived is enough, and nothing has failed while one waits', () => {
  assert.equal(statusOf(['bounced', 'sent', 'queued']), 'done')
  assert.equal(statusOf(['failed', 'queued']), 'to_send')
  assert.equal(statusOf(['failed', 'bounced']), 'send_failed')
})
