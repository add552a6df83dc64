import { Readable } from 'node:stream'
import type { InputOf } from '@campus/contract/call.ts'
import type { orderBundle } from '@campus/contract/orders/orders.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { type Entry, zipStream } from '../../../platform/zip-stream.ts'
import { listLines } from '../order/order-line.repository.ts'
import { byProduct } from '../order/product-of.ts'
import type { Product } from '../product.ts'
import { distinctNames } from './distinct-names.rules.ts'
import { requireOwn } from './order-view.service.ts'

type File = Awaited<ReturnType<Product['files']>>[number]

/** Each file is opened when its turn comes, so that a large order holds one at a time. */
async function* entriesOf(files: readonly File[]): AsyncGenerator<Entry> {
  const names = distinctNames(files.map(({ name }) => name))
  for (const [index, { open, name }] of files.entries()) yield { name: names[index] ?? name, content: await open() }
}

/** All files of an order as one. */
export const sendBundle = async (ctx: CallerCtx, { id }: InputOf<typeof orderBundle>): Promise<RawAnswer> => {
  const { number } = await requireOwn(ctx, id)
  const all = await listLines(ctx.sql, id)
  const files: File[] = []
  for (const [seller, lines] of byProduct(ctx, all))
    files.push(
      ...(await seller.files(
        ctx,
        lines.map((line) => line.id),
      )),
    )
  if (files.length === 0) throw refuse(all.every(({ way }) => way === 'paper') ? 'paper_only' : 'order_files_missing')
  return { content: Readable.from(zipStream(entriesOf(files))), contentType: 'application/zip', name: `${number}.zip` }
}
