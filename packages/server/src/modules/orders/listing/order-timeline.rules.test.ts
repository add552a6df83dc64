import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderStates } from '@campus/contract/orders/orders.ts'
import { type LineState, lineStates, stateFromLines } from '../order/order-state.rules.ts'
import { buildTimeline, stepsFor, type Timeline } from './order-timeline.rules.ts'

test('an order has the status of the line that needs most attention', () => {
  const cases: readonly (readonly [readonly LineState[], string])[] = [
    [['waiting'], 'packaging'],
    [['making', 'done'], 'packaging'],
    [['making', 'failed'], 'failed'],
    [['send_failed', 'making'], 'send_failed'],
    [['send_failed', 'failed'], 'failed'],
    [['to_send', 'done'], 'waiting_to_send'],
    [['to_send', 'making'], 'packaging'],
    [['done', 'done'], 'finished'],
    [['done', 'dropped'], 'finished'],
    [['done', 'refunded'], 'finished'],
    [['refunded', 'dropped'], 'refunded'],
    [['refunded'], 'refunded'],
  ]
  for (const [lines, state] of cases) assert.equal(stateFromLines(lines), state, lines.join())
})

const timeline = (given: Partial<Timeline>): Timeline => ({
  state: 'finished',
  needsApproval: false,
  total: 500,
  closedReason: '',
  hasPayment: false,
  lines: [{ state: 'done', way: 'download', amount: 500 }],
  ...given,
})

const line = (state: LineState, way: Timeline['lines'][number]['way'] = 'download', amount = 500) => ({ state, way, amount })

test('every state shows its cause and the next step in three languages', () => {
  for (const state of orderStates)
    for (const needsApproval of [true, false]) {
      const { cause, next } = buildTimeline(timeline({ state, needsApproval, closedReason: state === 'closed' ? 'cancelled' : '' }))
      for (const text of [...cause, ...next]) assert.ok(text.length > 3, state)
      assert.equal(new Set([...cause, ...next]).size >= 4, true, state)
    }
})

test('a cause names what really happened', () => {
  const cases: readonly (readonly [Partial<Timeline>, RegExp, RegExp])[] = [
    [{ state: 'unpaid', needsApproval: true }, /审批已通过/, /截止时间/],
    [{ state: 'unpaid' }, /^等待付款/, /截止时间/],
    [{ state: 'packaging' }, /已付款/, /自动重试/],
    [{ state: 'packaging', total: 0 }, /^文件正在制作/, /自动重试/],
    [{ state: 'failed' }, /未能生成/, /退款/],
    [{ state: 'failed', total: 0 }, /未能生成/, /联系学校/],
    [{ state: 'waiting_to_send' }, /排队/, /15-20/],
    [{ state: 'send_failed' }, /未能送达/, /重新发送/],
    [{ state: 'closed', closedReason: 'cancelled' }, /您取消/, /重新申请/],
    [{ state: 'closed', closedReason: 'expired' }, /规定时间/, /重新申请/],
    [{ state: 'closed', closedReason: 'rejected' }, /未通过/, /重新申请/],
    [{ state: 'closed', closedReason: 'withdrawn' }, /撤回/, /重新申请/],
    [{ lines: [line('done', 'paper')] }, /全部生成/, /^请凭取件码到自助终端领取。$/],
    [{ lines: [line('done', 'email'), line('done'), line('refunded', 'paper')] }, /全部生成/, /^文件已发送到收件邮箱；文件可以下载。$/],
  ]
  for (const [given, cause, next] of cases) {
    const reported = buildTimeline(timeline(given))
    assert.match(reported.cause[0], cause)
    assert.match(reported.next[0], next)
  }
})

test('an order offers exactly what can be done about it', () => {
  const cases: readonly (readonly [Partial<Timeline>, string])[] = [
    [{ state: 'approval', lines: [line('waiting')] }, 'cancel'],
    [{ state: 'unpaid', lines: [line('waiting')] }, 'pay,cancel'],
    [{ state: 'unpaid', hasPayment: true, lines: [line('waiting')] }, 'pay,cancel,appeal'],
    [{ state: 'packaging', lines: [line('making')] }, 'appeal'],
    [{ state: 'packaging', total: 0, lines: [line('making', 'download', 0)] }, ''],
    [{ state: 'failed', lines: [line('failed')] }, 'retry,refund,appeal'],
    [{ state: 'failed', total: 0, lines: [line('failed', 'download', 0)] }, 'retry'],
    [{ state: 'failed', lines: [line('failed', 'download', 0), line('done')] }, 'retry,download,appeal'],
    [{ state: 'send_failed', lines: [line('send_failed', 'email')] }, 'retry,resend,download,appeal'],
    [{ state: 'waiting_to_send', lines: [line('to_send', 'email')] }, 'resend,download,appeal'],
    [{ state: 'finished', lines: [line('done', 'paper')] }, 'appeal'],
    [{ state: 'finished', total: 0 }, 'download'],
    [{ state: 'closed', lines: [line('dropped')] }, ''],
    [{ state: 'closed', hasPayment: true, lines: [line('dropped')] }, 'appeal'],
    [{ state: 'refunded', hasPayment: true, lines: [line('refunded')] }, ''],
  ]
  for (const [given, steps] of cases) assert.equal(stepsFor(timeline(given)).join(), steps, JSON.stringify(given))
})

test('no state of a line is forgotten', () => {
  for (const state of lineStates) assert.ok(orderStates.includes(stateFromLines([state])))
})
