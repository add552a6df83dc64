import type { HandedAs } from '@campus/contract/documents/own-documents.ts'
import { languages, type Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { push } from '../../../context/push.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { DocumentFacts } from '../facts/document-facts.ts'
import { type Failure, sayReason, writeReason } from './failure.ts'

interface Recipient {
  readonly id: string
  readonly schoolId: string
  readonly holderId: string
  readonly title: DocumentFacts['title']
  readonly serial: string
}

const notify = (ctx: Ctx, { id, schoolId, holderId }: Recipient, title: Phrase, body: Phrase) =>
  sendMessage(ctx, { schoolId, to: [holderId], category: 'progress', title, body, subject: { kind: 'document', id } })

/** For the open app of the holder, which waits for it. */
const pushState = (ctx: Ctx, { id, holderId }: Recipient, state: 'valid' | 'failed') =>
  push(ctx.sql, { to: `person:${holderId}`, topic: 'document', data: { id, state } })

const whatNow: Record<HandedAs, Phrase> = {
  file: ['可以查看、下载和分享。', 'View, download or share it.', '可以查看、下載和分享。'],
  paper: ['请凭取件码到自助终端领取。', 'Collect it at a terminal with its pick-up code.', '請憑取件碼到自助終端領取。'],
}

export const notifyIssued = async (ctx: Ctx, recipient: Recipient, handedAs: HandedAs) => {
  const { name, nameEn, nameTw } = recipient.title
  const [next, nextEn, nextTw] = whatNow[handedAs]
  await notify(
    ctx,
    recipient,
    [`您的${name}已开具`, `Your document is ready: ${nameEn}`, `您的${nameTw}已開具`],
    [`编号 ${recipient.serial}，${next}`, `Serial ${recipient.serial}. ${nextEn}`, `編號 ${recipient.serial}，${nextTw}`],
  )
  await pushState(ctx, recipient, 'valid')
}

/** For sold documents the seller sends the message, including the refund. */
export const notifyFailed = async (ctx: Ctx, recipient: Recipient, failure: Failure, isSold = false) => {
  const { name, nameEn, nameTw } = recipient.title
  const [body, bodyEn, bodyTw] = languages.map((language) => sayReason({ state: 'failed', reason: writeReason(failure) }, language))
  if (!isSold)
    await notify(
      ctx,
      recipient,
      [`您的${name}未能开具`, `Your document could not be made: ${nameEn}`, `您的${nameTw}未能開具`],
      [body ?? '', bodyEn ?? '', bodyTw ?? ''],
    )
  await pushState(ctx, recipient, 'failed')
}

export const notifyRevoked = (ctx: Ctx, recipient: Recipient, reason: string) => {
  const { name, nameEn, nameTw } = recipient.title
  return notify(
    ctx,
    recipient,
    [`您的${name}已被撤销`, `Your document was revoked: ${nameEn}`, `您的${nameTw}已被撤銷`],
    [`编号 ${recipient.serial}\n${reason}`, `Serial ${recipient.serial}\n${reason}`, `編號 ${recipient.serial}\n${reason}`],
  )
}
