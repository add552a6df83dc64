import { unzipSync } from 'fflate'
import { z } from 'zod'
import { fetchBounded } from '../../../platform/http-client/fetch-bounded.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { emptyUnlessEarly, maxBillBytes } from '../bill-day.ts'
import { mapErrorCodes } from '../map-error-codes.ts'
import type { BillLine } from '../pay.ts'
import { Yuan } from '../yuan.ts'
import { type AskAlipay, gatewayOf } from './client.ts'
import type { AlipaySettings } from './settings.ts'

const Where = z.object({ bill_download_url: z.url() })
const Row = z.object({
  支付宝交易号: z.string(),
  商户订单号: z.string(),
  业务类型: z.enum(['交易', '退款']),
  '订单金额（元）': z
    .string()
    .transform((text) => text.replace('-', ''))
    .pipe(Yuan),
  '退款批次号/请求号': z.string(),
})

const wrong = (why: string) => new OutsideFailure('alipay', 'unreachable', `the bill cannot be used: ${why}`)

/** The values are padded with tabs. */
const cellsOf = (line: string) => line.split(',').map((cell) => cell.trim())

const toLine = (row: z.infer<typeof Row>): BillLine => {
  const line = { number: row.商户订单号, ref: row.支付宝交易号, amount: row['订单金额（元）'] }
  return row.业务类型 === '交易' ? { kind: 'payment', ...line } : { kind: 'refund', refundNumber: row['退款批次号/请求号'], ...line }
}

const readAlipayBill = (text: string): BillLine[] => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const [head = '', ...rest] = lines
  const names = cellsOf(head)
  // What we name ourselves has no comma: a line with more values than names is not ours.
  const ours = rest.map(cellsOf).filter((cells) => cells.length === names.length)
  return ours.map((cells) => {
    const row = Row.safeParse(Object.fromEntries(names.map((name, index) => [name, cells[index]])))
    if (!row.success) throw wrong('it is not in its own format')
    return toLine(row.data)
  })
}

/** Two tables are in it, one with each trade and one with the sums; their names are in no charset that a ZIP knows. */
const unpack = (packed: Uint8Array): string => {
  try {
    const files = unzipSync(packed, { filter: ({ originalSize }) => originalSize <= maxBillBytes })
    const texts = Object.values(files).map((bytes) => new TextDecoder('gbk').decode(bytes))
    const bill = texts.find((text) => text.includes('业务类型') && text.includes('商户订单号'))
    if (bill !== undefined) return bill
  } catch {
    throw wrong('it cannot be unpacked')
  }
  throw wrong('there is no list of trades in it')
}

/** The address comes signed and works for half a minute. */
const download = async (settings: AlipaySettings, address: string): Promise<string> => {
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.origin !== gatewayOf(settings).origin) throw wrong('it lies at an open address')
  const response = await fetchBounded('alipay', url, {}, maxBillBytes)
  if (response.status !== 200) throw new OutsideFailure('alipay', 'unreachable', 'the bill is not there', `HTTP ${response.status}`)
  return unpack(new Uint8Array(await response.arrayBuffer()))
}

export const fetchAlipayBill = async (settings: AlipaySettings, ask: AskAlipay, day: string): Promise<readonly BillLine[]> => {
  const { now = () => new Date() } = settings
  const question = { method: 'alipay.data.dataservice.bill.downloadurl.query', content: { bill_type: 'trade', bill_date: day } }
  const fetchBill = async () => readAlipayBill(await download(settings, (await ask(question, Where)).bill_download_url))
  return mapErrorCodes(fetchBill(), ['isp.bill_not_exist'], () => emptyUnlessEarly(day, now()))
}
