import type { Ctx } from '../../../../context/context.ts'
import { type BounceReport, readBounce } from './bounce.rules.ts'
import { addRefusedCopy, type DeliveryRow, findByMessageId } from './delivery.repository.ts'
import { finishDelivery } from './finish-delivery.service.ts'

/** Whom of a mail a failure is about; a forwarded address that we never wrote to stands for the only recipient. */
const whomOf = ({ recipient, cc }: DeliveryRow, { addresses }: BounceReport['failed'][number]): string | undefined => {
  const known = [recipient, ...cc].find((address) => addresses.includes(address.toLowerCase()))
  return known ?? (cc.length === 0 ? recipient : undefined)
}

/** Takes a notification that came back from a mail server: `bounced` is a mail that did not arrive, `copy` one of its copies. */
export const takeBounce = async (ctx: Ctx, text: string): Promise<'bounced' | 'copy' | 'nothing' | 'unknown'> => {
  const report = readBounce(text)
  const row = report && (await findByMessageId(ctx.sql, report.messageId))
  if (!report || !row) return 'unknown'
  let taken: 'bounced' | 'copy' | 'nothing' = 'nothing'
  for (const failure of report.failed) {
    const whom = whomOf(row, failure)
    if (whom === row.recipient) {
      const isNew = await finishDelivery(ctx, row, { state: 'bounced', via: row.via, reason: 'mail_bounced', code: failure.status })
      if (isNew) taken = 'bounced'
    } else if (whom !== undefined) {
      await addRefusedCopy(ctx.sql, row.id, whom)
      taken = taken === 'bounced' ? taken : 'copy'
    }
  }
  return taken
}
