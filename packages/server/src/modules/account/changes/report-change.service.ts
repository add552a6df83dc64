import { type AccountChangeKind, undoDays } from '@campus/contract/account/account-changes.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { subjectScreens } from '@campus/contract/paths/subject-screens.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { newToken } from '../../../platform/crypto/secret-box.ts'
import { later } from '../../../platform/time/clock.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { findHolder, type Holder } from '../../people/person/holder.service.ts'
import { notifyChannels } from '../password/notify-channels.service.ts'
import { insertChange } from './change.repository.ts'
import { type ShownOf, textsOf } from './change-texts.ts'

interface Reported<Kind extends AccountChangeKind> {
  readonly kind: Kind
  readonly shown: ShownOf<Kind>
  /** What undoing it needs; secrets encrypted. */
  readonly undo: object
}

const advice: Phrase = [
  '如非本人操作，请点击“这不是我本人操作”，撤销更改并让所有设备退出登录。',
  'If this was not you, choose “This was not me” to undo the change and log out all devices.',
  '如非本人操作，請點選「這不是我本人操作」，撤銷變更並讓所有裝置登出。',
]

const linkText = (link: string): Phrase => [
  `如非本人操作，请在 ${undoDays} 天内打开此链接撤销并让所有设备退出登录：${link} `,
  `If this was not you, undo it and log out all devices within ${undoDays} days: ${link} `,
  `如非本人操作，請在 ${undoDays} 天內開啟此連結撤銷並讓所有裝置登出：${link} `,
]

const together = (one: Phrase, other: Phrase): Phrase => [`${one[0]}${other[0]}`, `${one[1]} ${other[1]}`, `${one[2]}${other[2]}`]

/**
 * Reports a change in the app and on every channel the account had before it, each with a way to say "this was not me". The link
 * leaves in mails and text messages alone; the message in the app names the change, and undoing it there needs a fresh proof.
 */
export const reportChange = <Kind extends AccountChangeKind>(
  ctx: Ctx,
  before: Holder,
  { kind, shown, undo }: Reported<Kind>,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [token, now] = [newToken(), ctx.now()]
    const { id } = await insertChange(ctx.sql, {
      school_id: before.schoolId,
      person_id: before.id,
      kind,
      shown: JSON.stringify(shown),
      undo: JSON.stringify(undo),
      token_hash: sha256(token),
      device_name: ctx.origin.deviceName,
      network: ctx.origin.network,
      created_at: now,
      expires_at: later(now, undoDays * 24 * 3600),
    })
    const { title, happened } = textsOf(kind, shown)
    await sendMessage(ctx, {
      schoolId: before.schoolId,
      to: [before.id],
      category: 'security',
      title,
      body: together(happened, advice),
      subject: { kind: 'account_change', id },
    })
    const link = `${ctx.services.publicUrl}/#${subjectScreens.account_change}?token=${token}`
    await notifyChannels(ctx, before, { title, lines: [happened, linkText(link)] })
  })

/** The same where the channels are those that stand there now. */
export const reportChangeTo = async <Kind extends AccountChangeKind>(
  ctx: Ctx,
  personId: string,
  reported: Reported<Kind>,
): Promise<void> => {
  const holder = await findHolder(ctx, personId)
  if (holder) await reportChange(ctx, holder, reported)
}
