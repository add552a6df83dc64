import type { Phrase } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import type { Holder } from '../../people/person/holder.service.ts'
import { notifyChannels } from './notify-channels.service.ts'

export interface OwnerNotice {
  readonly title: Phrase
  readonly lines: readonly Phrase[]
}

/** By mail and text message, because who cannot log in reads no messages, and by message, because letters get lost. */
export const notifyOwner = (ctx: Ctx, holder: Holder, notice: OwnerNotice) =>
  inTransaction(ctx, async (ctx) => {
    const inLanguage = (at: 0 | 1 | 2) => notice.lines.map((line) => line[at]).join('\n')
    const { id, schoolId } = holder
    const body = [inLanguage(0), inLanguage(1), inLanguage(2)] as const
    await sendMessage(ctx, { schoolId, to: [id], category: 'security', title: notice.title, body })
    await notifyChannels(ctx, holder, notice)
  })
