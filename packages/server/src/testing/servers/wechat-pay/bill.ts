import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { chinaDay } from '../../../ports/pay/china-time.ts'
import type { BillLine } from '../../../ports/pay/pay.ts'
import { yuan } from '../../../ports/pay/yuan.ts'
import type { Reply } from '../local-server.ts'
import { fault, type WechatBooks } from './books.ts'

const heads =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const sums = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

const rowOf = (line: BillLine): string => {
  const isRefund = line.kind === 'refund'
  const amount = yuan(line.amount)
  const values: Record<string, string> = {
    微信订单号: isRefund ? '4200000000' : line.ref,
    商户订单号: line.number,
    交易状态: isRefund ? 'REFUND' : 'SUCCESS',
    货币种类: 'CNY',
    微信退款单号: isRefund ? line.ref : '0',
    商户退款单号: line.refundNumber ?? '0',
    退款状态: isRefund ? 'SUCCESS' : '',
    // A comma within a value is nothing unusual.
    商品名称: '证明, 一份',
    订单金额: isRefund ? '0.00' : amount,
    申请退款金额: isRefund ? amount : '0.00',
  }
  return heads
    .split(',')
    .map((head) => `\`${values[head] ?? ''}`)
    .join(',')
}

const render = (lines: readonly BillLine[]) =>
  Buffer.from(
    `\uFEFF${[heads, ...lines.map(rowOf), sums, `\`${lines.length}.0,\`0.00,\`0.00,\`0.00,\`0.00,\`0.00,\`0.00`].join('\r\n')}\r\n`,
  )

/** The bills of WeChat Pay: first where one lies and its digest, then the file, gzipped when asked for. */
export const openWechatBills = (books: WechatBooks, baseUrl: () => string) => {
  let change = (lines: readonly BillLine[]): readonly BillLine[] => lines
  let isSpoilt = false

  const linesOf = (day: string): readonly BillLine[] => {
    const payments = [...books.orders].flatMap(([number, { paid }]): BillLine[] =>
      paid && chinaDay(paid.at) === day ? [{ kind: 'payment', number, ref: paid.id, amount: paid.amount }] : [],
    )
    const refunds = [...books.refunds].flatMap(([refundNumber, { asked, id, at }]): BillLine[] =>
      chinaDay(at) === day ? [{ kind: 'refund', number: asked.out_trade_no, refundNumber, ref: id, amount: asked.amount.refund }] : [],
    )
    return change([...payments, ...refunds])
  }

  return {
    where(query: URLSearchParams): Reply {
      const lines = linesOf(query.get('bill_date') ?? '')
      if (lines.length === 0) return fault(400, 'NO_STATEMENT_EXIST')
      const token = new URLSearchParams({ day: query.get('bill_date') ?? '', tar: query.get('tar_type') ?? '' })
      return {
        body: {
          hash_type: 'SHA1',
          hash_value: createHash('sha1').update(render(lines)).digest('hex'),
          download_url: `${baseUrl()}/v3/billdownload/file?${token.toString()}`,
        },
      }
    },
    file(query: URLSearchParams): Reply {
      const bill = Buffer.concat([render(linesOf(query.get('day') ?? '')), Buffer.from(isSpoilt ? '\n' : '')])
      return { body: query.get('tar') === 'GZIP' ? gzipSync(bill) : bill }
    },
    /** Lets the bills say something else than what happened. */
    changeBill: (how: (lines: readonly BillLine[]) => readonly BillLine[]) => void (change = how),
    spoilFile: () => void (isSpoilt = true),
  }
}
