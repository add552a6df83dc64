import { zipSync } from 'fflate'
import { chinaDay } from '../../../ports/pay/china-time.ts'
import type { BillLine } from '../../../ports/pay/pay.ts'
import { yuan } from '../../../ports/pay/yuan.ts'
import type { AlipayBooks } from './books.ts'

const heads =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
const sumHeads = '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,商家实收（元）'

/** Nothing in the platform writes GBK; but it reads it, so each pair of bytes is read once. */
const makeGbkTable = (): Map<string, readonly [number, number]> => {
  const decoder = new TextDecoder('gbk')
  const table = new Map<string, readonly [number, number]>()
  for (let high = 0x81; high <= 0xfe; high += 1)
    for (let low = 0x40; low <= 0xfe; low += 1) table.set(decoder.decode(Uint8Array.of(high, low)), [high, low])
  return table
}

const gbkOf = (text: string): Uint8Array => {
  const table = makeGbkTable()
  return Uint8Array.from(Array.from(text).flatMap((sign) => table.get(sign) ?? [sign.charCodeAt(0)]))
}

const rowOf = ({ kind, number, ref, amount, refundNumber = '' }: BillLine): string => {
  const isRefund = kind === 'refund'
  const values: Record<string, string> = {
    支付宝交易号: ref,
    商户订单号: number,
    业务类型: isRefund ? '退款' : '交易',
    商品名称: '证明',
    '订单金额（元）': `${isRefund ? '-' : ''}${yuan(amount)}`,
    '退款批次号/请求号': refundNumber,
  }
  return heads
    .split(',')
    .map((head) => `${values[head] ?? ''}\t`)
    .join(',')
}

/** The bills of Alipay: a ZIP of two tables in GBK, with remarks around them. */
export const openAlipayBills = (books: AlipayBooks) => {
  let change = (lines: readonly BillLine[]): readonly BillLine[] => lines

  const linesOf = (day: string): readonly BillLine[] =>
    change(
      [...books.trades].flatMap(([number, { id: ref, paid, refunds }]): BillLine[] => [
        ...(paid && chinaDay(paid.at) === day ? [{ kind: 'payment' as const, number, ref, amount: paid.amount }] : []),
        ...[...refunds]
          .filter(([, { at }]) => chinaDay(at) === day)
          .map(([refundNumber, { amount }]) => ({ kind: 'refund' as const, number, ref, refundNumber, amount })),
      ]),
    )

  return {
    hasBill: (day: string) => linesOf(day).length > 0,
    pack(day: string): Buffer {
      const remarks = ['#支付宝业务明细查询', '#账号：[20889999999999990156]', '#-----业务明细列表-----']
      const ends = ['#-----业务明细列表结束-----', '#导出时间：']
      const foreign = rowOf({ kind: 'payment', number: 'anothershop', ref: '1', amount: 1 }).replace('证明', '一杯茶,加冰')
      const trades = [...remarks, heads, foreign, ...linesOf(day).map(rowOf), ...ends].join('\r\n')
      const sums = ['#支付宝业务汇总查询', sumHeads, ...ends].join('\r\n')
      return Buffer.from(zipSync({ 'hui-zong.csv': gbkOf(sums), 'ming-xi.csv': gbkOf(trades) }))
    },
    /** Lets the bills say something else than what happened. */
    changeBill: (how: (lines: readonly BillLine[]) => readonly BillLine[]) => void (change = how),
  }
}
