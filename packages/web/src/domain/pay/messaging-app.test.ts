import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takeInApp } from './messaging-app.ts'

const words = { mchId: '1900000001', appId: 'wx8888888888888888', package: 'ABBQ1' }

/** The browser inside the app, whose user answers in this way. */
const answering = (err_msg: string) => {
  const asked: unknown[] = []
  const bridge = {
    invoke: (name: string, params: object, reported: (answer: { err_msg: string }) => void) => {
      asked.push([name, params])
      reported({ err_msg })
    },
  }
  Object.assign(globalThis, { WeixinJSBridge: bridge })
  return asked
}

test("a payout is passed to the app in its format, and the user's choice is returned", async () => {
  const cases = [
    ['requestMerchantTransfer:ok', 'returned'],
    ['requestMerchantTransfer:cancel', 'cancelled'],
    ['requestMerchantTransfer:fail no permission', 'failed'],
    ['system:access_denied', 'failed'],
    ['', 'failed'],
  ] as const
  for (const [said, end] of cases) {
    const asked = answering(said)
    assert.equal(await takeInApp(words), end, said)
    assert.deepEqual(asked, [['requestMerchantTransfer', words]])
  }
})
