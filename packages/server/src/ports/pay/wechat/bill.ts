import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { emptyUnlessEarly, maxBillBytes } from '../bill-day.ts'
import { mapErrorCodes } from '../map-error-codes.ts'
import { type BillLine, BillNotReady } from '../pay.ts'
import { Yuan } from '../yuan.ts'
import type { AskWechat } from './client.ts'
import { wechatFailure } from './failure.ts'
import { defaultWechatPayUrl, sendSigned } from './request.ts'
import type { WechatPaySettings } from './settings.ts'

const Where = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() })
const Row = z.object({
  微信订单号: z.string(),
  商户订单号: z.string(),
  交易状态: z.enum(['SUCCESS', 'REFUND', 'REVOKED']),
  微信退款单号: z.string(),
  商户退款单号: z.string(),
  退款状态: z.string(),
  订单金额: Yuan,
  申请退款金额: Yuan,
})

const wrong = (why: string) => new OutsideFailure('wechat pay', 'unreachable', `the bill cannot be used: ${why}`)

/** Each value has a backtick before it, so that a comma within a value does no harm. */
const cellsOf = (line: string) => line.slice(1).split(',`')

const toLine = (row: z.infer<typeof Row>): BillLine[] => {
  const { 商户订单号: number, 交易状态: state } = row
  if (state === 'SUCCESS') return [{ kind: 'payment', number, ref: row.微信订单号, amount: row.订单金额 }]
  if (state !== 'REFUND' || row.退款状态 === 'FAIL') return []
  return [{ kind: 'refund', number, refundNumber: row.商户退款单号, ref: row.微信退款单号, amount: row.申请退款金额 }]
}

const readWechatBill = (text: string): BillLine[] => {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split(',')
  // The sums of the day stand behind the lines, under a heading of their own that has no backtick.
  const end = lines.findIndex((line) => !line.startsWith('`'))
  return (end < 0 ? lines : lines.slice(0, end)).flatMap((line) => {
    const cells = cellsOf(line)
    const row = Row.safeParse(Object.fromEntries(names.map((name, index) => [name, cells[index]])))
    if (!row.success) throw wrong('it is not in its own format')
    return toLine(row.data)
  })
}

const unpack = async (body: Buffer): Promise<Buffer> => {
  const isPacked = body[0] === 0x1f && body[1] === 0x8b
  if (!isPacked) return body
  return promisify(gunzip)(body, { maxOutputLength: maxBillBytes }).catch(() => {
    throw wrong('it cannot be unpacked')
  })
}

/** The file itself is not signed; the signed answer before it names its address and its digest. */
const download = async (settings: WechatPaySettings, { download_url, hash_value }: z.infer<typeof Where>): Promise<Buffer> => {
  const { origin, pathname, search } = new URL(download_url)
  if (origin !== new URL(settings.baseUrl ?? defaultWechatPayUrl).origin) throw wrong('it lies at another address')
  const { status, body } = await sendSigned(settings, { method: 'GET', path: `${pathname}${search}`, maxBytes: maxBillBytes })
  if (status !== 200) throw wechatFailure(status, body)
  const bill = await unpack(body)
  if (createHash('sha1').update(bill).digest('hex') !== hash_value.toLowerCase()) throw wrong('its digest is another')
  return bill
}

export const fetchWechatBill = async (settings: WechatPaySettings, ask: AskWechat, day: string): Promise<readonly BillLine[]> => {
  const path = `/v3/bill/tradebill?${new URLSearchParams({ bill_date: day, bill_type: 'ALL', tar_type: 'GZIP' }).toString()}`
  const { now = () => new Date() } = settings
  const fetchWhere = async () => {
    const where = await ask({ method: 'GET', path }, Where)
    return readWechatBill((await download(settings, where)).toString())
  }
  const creating = () => {
    throw new BillNotReady()
  }
  const found = mapErrorCodes(fetchWhere(), ['NO_STATEMENT_EXIST'], () => emptyUnlessEarly(day, now()))
  return mapErrorCodes(found, ['STATEMENT_CREATING'], creating)
}
