import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBounce } from './bounce.rules.ts'

const notification = (
  groups: readonly string[],
  { type = 'multipart/report; report-type=delivery-status', original = 'message/rfc822', newline = '\r\n' } = {},
) =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.edu.cn (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `Content-Type: ${type};`,
    '\tboundary="9F.1/mx"',
    'Message-Id: <of-the-notification@mx.example.edu.cn>',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--9F.1/mx',
    'Content-Type: text/plain',
    '',
    'I am sorry. Message-ID: <of-the-words@example.cn>',
    '',
    '--9F.1/mx',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.edu.cn',
    '',
    ...groups.flatMap((group) => [group.replaceAll('\n', newline), '']),
    '--9F.1/mx',
    `Content-Type: ${original}`,
    '',
    'From: Campus <no-reply@example.edu.cn>',
    'Message-ID:',
    ' <0199-known@campus.example.edu.cn>',
    'Subject: certificate',
    '',
    'Message-ID: <of-the-body@example.cn>',
    '--9F.1/mx--',
    '',
  ].join(newline)

const failed =
  'Original-Recipient: rfc822;Gone@Example.cn\nFinal-Recipient: rfc822; box@else.cn\nAction: failed\nStatus: 5.1.1 (no such user)'
const messageId = '<0199-known@campus.example.edu.cn>'

test('a bounce names the mail and the recipient, with any line ending and any amount of returned text', () => {
  const reported = { messageId, failed: [{ addresses: ['gone@example.cn', 'box@else.cn'], status: '5.1.1' }] }
  assert.deepEqual(readBounce(notification([failed])), reported)
  assert.deepEqual(readBounce(notification([failed], { newline: '\n', original: 'text/rfc822-headers' })), reported)
})

test('a delay is not a failure, and of several recipients the failed ones are named', () => {
  const delayed = 'Final-Recipient: rfc822; slow@example.cn\nAction: delayed\nStatus: 4.4.1'
  assert.deepEqual(readBounce(notification([delayed])), { messageId, failed: [] })
  assert.deepEqual(readBounce(notification([delayed, failed]))?.failed.length, 1)
})

test('a mail that is not a bounce, or does not name its mail, gives no result', () => {
  assert.equal(readBounce(''), undefined)
  assert.equal(readBounce('Subject: hello\n\nMessage-ID: <a@b>'), undefined)
  assert.equal(readBounce(notification([failed], { type: 'multipart/mixed' })), undefined)
  assert.equal(readBounce(notification([failed], { original: 'text/html' })), undefined)
  assert.equal(readBounce('Content-Type: multipart/report\n\n--x'), undefined)
})
