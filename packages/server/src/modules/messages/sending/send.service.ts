import type { Phrase } from '@campus/contract/language.ts'
import type { MessageCategory, SubjectKind } from '@campus/contract/messages/categories.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { notifyReaders } from './push-unread.service.ts'
import { insertTextTo, isReaderAbout } from './send.repository.ts'
import { lockTallies } from './tally.repository.ts'

export interface NewMessage {
  readonly schoolId: string
  /** All who get it in one call: people of another school and unknown ones are passed over. */
  readonly to: readonly string[]
  readonly category: MessageCategory
  readonly title: Phrase
  readonly body: Phrase
  /** What it speaks of, whose live state its reader will see. */
  readonly subject?: { readonly kind: SubjectKind; readonly id: string }
}

/** Puts a message into the inbox of each; it arrives if and only if its action is committed. */
export const sendMessage = (ctx: Ctx, { to, ...message }: NewMessage): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (to.length === 0) return
    const textId = await insertTextTo(ctx.sql, { ...message, now: ctx.now() }, to)
    await notifyReaders(ctx, { ...message, textId })
  })

/** Whether somebody was sent a message about something, and its time is not over. */
export const hasMessageAbout = (ctx: Ctx, personId: string, subject: NonNullable<NewMessage['subject']>): Promise<boolean> =>
  isReaderAbout(ctx.sql, personId, subject)

/** For who sends several messages in one transaction, before the first: two who write to the same people never deadlock. */
export const holdInboxes = async (ctx: Ctx, personIds: readonly string[]): Promise<void> => {
  const people = [...new Set(personIds)]
  if (people.length > 1) await lockTallies(ctx.sql, people)
}
