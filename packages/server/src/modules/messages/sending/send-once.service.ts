import type { Ctx } from '../../../context/context.ts'
import { type NewMessage, sendMessage } from './send.service.ts'
import { listUnreadAbout } from './unread-about.repository.ts'

/** One message for many of a kind: those who have not read the last one yet get no other. */
export const sendUnlessUnread = async (ctx: Ctx, message: NewMessage & Required<Pick<NewMessage, 'subject'>>): Promise<void> => {
  const { to, subject } = message
  if (to.length === 0) return
  const asked = new Set((await listUnreadAbout(ctx.sql, to, subject.kind)).map(({ person_id }) => person_id))
  await sendMessage(ctx, { ...message, to: to.filter((person) => !asked.has(person)) })
}
