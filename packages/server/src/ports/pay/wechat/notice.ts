import { z } from 'zod'
import { ForgedNotice, type Notice, type NoticeGiven } from '../pay.ts'
import { decryptResource, EncryptedResource, faultOfSignature, serialIn } from './encryption.ts'
import type { FindKey } from './keys.ts'
import type { WechatPaySettings } from './settings.ts'
import { refundStatus, tradeStatus, WechatRefundNotice, WechatTrade } from './trade-status.ts'

const Letter = z.object({ event_type: z.string(), resource: EncryptedResource })

const decryptNotice = (apiKey: string, body: Buffer): { event: string; content: unknown } => {
  try {
    const { event_type: event, resource } = Letter.parse(JSON.parse(body.toString()))
    return { event, content: JSON.parse(decryptResource(apiKey, resource)) }
  } catch {
    throw new ForgedNotice('it cannot be opened with the API v3 key')
  }
}

const read = <Schema extends z.ZodType>(schema: Schema, content: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(content)
  if (!parsed.success) throw new ForgedNotice('it is not in its own format')
  return parsed.data
}

const understand = ({ merchant, appId }: WechatPaySettings, event: string, content: unknown): Notice => {
  if (event.startsWith('TRANSACTION.')) {
    const trade = read(WechatTrade, content)
    if (trade.mchid !== merchant || trade.appid !== appId) throw new ForgedNotice('it is meant for another merchant')
    return { kind: 'payment', number: trade.out_trade_no, status: tradeStatus(trade) }
  }
  if (!event.startsWith('REFUND.')) throw new ForgedNotice('it speaks of something else')
  const refund = read(WechatRefundNotice, content)
  if (refund.mchid !== merchant) throw new ForgedNotice('it is meant for another merchant')
  return { kind: 'refund', refundNumber: refund.out_refund_no, status: refundStatus(refund.refund_id, refund.refund_status) }
}

export const readWechatNotice = async (settings: WechatPaySettings, findKey: FindKey, { headers, body }: NoticeGiven): Promise<Notice> => {
  const { now = () => new Date() } = settings
  const serial = serialIn(headers)
  const fault = faultOfSignature(headers, body, serial === undefined ? undefined : await findKey(serial), now())
  if (fault) throw new ForgedNotice(fault)
  const { event, content } = decryptNotice(settings.apiKey, body)
  return understand(settings, event, content)
}
