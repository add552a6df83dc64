import { languages, type Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../platform/context.ts'
import { push } from '../../../platform/push.ts'
import { sendMessage } from '../../messages/send.service.ts'
import type { DocumentFacts } from '../facts/document-facts.ts'
import { type Failure, sayReason, writeReason } from './failure.ts'

interface Told {
  readonly id: string
  readonly schoolId: string
  readonly holderId: string
  readonly title: DocumentFacts['title']
  readonly serial: string
}

const tell = (ctx: Ctx, { id, schoolId, holderId }: Told, title: Phrase, body: Phrase) =>
  sendMessage(ctx, { schoolId, to: [holderId], category: 'progress', title, body, subject: { kind: 'document', id } })

/** For the open app of the holder, which waits for it. */
const pushState = (ctx: Ctx, { id, holderId }: Told, state: 'valid' | 'failed') =>
  push(ctx.sql, { to: `person:${holderId}`, topic: 'document', data: { id, state } })

export const tellIssued = async (ctx: Ctx, told: Told) => {
  const { name, nameEn, nameTw } = told.title
  await tell(
    ctx,
    told,
    [`您的${name}已开具`, `Your document is ready: ${nameEn}`, `您的${nameTw}已開具`],
    [
      `编号 ${told.serial}，可以查看、下载和分享。`,
      `Serial ${told.serial}. See, download and share it.`,
      `編號 ${told.serial}，可以查看、下載和分享。`,
    ],
  )
  await pushState(ctx, told, 'valid')
}

export const tellFailed = async (ctx: Ctx, told: Told, failure: Failure) => {
  const { name, nameEn, nameTw } = told.title
  const [body, bodyEn, bodyTw] = languages.map((language) => sayReason({ state: 'failed', reason: writeReason(failure) }, language))
  await tell(
    ctx,
    told,
    [`您的${name}未能开具`, `Your document could not be made: ${nameEn}`, `您的${nameTw}未能開具`],
    [body ?? '', bodyEn ?? '', bodyTw ?? ''],
  )
  await pushState(ctx, told, 'failed')
}

export const tellRevoked = (ctx: Ctx, told: Told, reason: string) => {
  const { name, nameEn, nameTw } = told.title
  return tell(
    ctx,
    told,
    [`您的${name}已被撤销`, `Your document was revoked: ${nameEn}`, `您的${nameTw}已被撤銷`],
    [`编号 ${told.serial}\n${reason}`, `Serial ${told.serial}\n${reason}`, `編號 ${told.serial}\n${reason}`],
  )
}
