import { type Phrase, toLanguage } from '@campus/contract/language.ts'
import type { MessageCategory } from '@campus/contract/messages/categories.ts'
import type { Ctx } from '../../../context/context.ts'
import { type News, pushAll } from '../../../context/push.ts'
import { productNameIn } from '../../../platform/config/installation.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { queueMails } from './mail-queue.service.ts'
import { messageMail } from './message-mail.ts'
import { quietUntil } from './quiet-hours.rules.ts'
import { listReaders } from './send.repository.ts'
import { listUnread } from './tally.repository.ts'

const batch = 1000

/** Pushes the unread count to the open apps of these people. */
export const pushUnread = async (ctx: Ctx, personIds: readonly string[]) => {
  for (let begin = 0; begin < personIds.length; begin += batch) {
    const rows = await listUnread(ctx.sql, personIds.slice(begin, begin + batch))
    await pushAll(
      ctx.sql,
      rows.map((row) => ({ to: `person:${row.person_id}`, topic: 'unread', data: { size: row.unread } })),
    )
  }
}

interface Recipient {
  readonly schoolId: string
  readonly textId: string
  readonly category: MessageCategory
  readonly title: Phrase
  readonly body: Phrase
}

type Reader = Awaited<ReturnType<typeof listReaders>>[number]

/** Nothing waits for readers without quiet hours. */
const endOfQuiet = ({ is_quiet_on, from_minute, until_minute }: Reader, now: Date, timeZone: string) =>
  quietUntil({ isOn: is_quiet_on ?? false, from: from_minute ?? 0, until: until_minute ?? 0 }, now, timeZone)

const newsFor = (reader: Reader, { category, title }: Recipient, isQuiet: boolean): News[] => {
  const to = `person:${reader.person_id}`
  const unread = { to, topic: 'unread', data: { size: reader.unread } }
  if (reader.is_silent) return []
  if (isQuiet) return [unread]
  return [unread, { to, topic: 'message', data: { id: reader.id, category, title } }]
}

const mailFor = (ctx: Ctx, reader: Reader, { title, body }: Recipient) => {
  const isWanted = reader.by_mail === true && !reader.is_silent && reader.state === 'active'
  if (!isWanted || !reader.email) return undefined
  const language = toLanguage(reader.language)
  return messageMail({ to: reader.email, language, title, body, product: productNameIn(ctx.services.config, language) })
}

/** Reminds all readers of a new text where and when they want it, so many at a time. */
export const notifyReaders = async (ctx: Ctx, recipient: Recipient) => {
  let readers: Reader[] = []
  do {
    readers = await listReaders(ctx.sql, recipient.textId, readers.at(-1)?.person_id, batch)
    // Most have no quiet hours: then nobody asks what time it is at the school.
    const timeZone = readers.some(({ is_quiet_on }) => is_quiet_on) ? (await readSettings(ctx.sql, recipient.schoolId)).timeZone : undefined
    const plans = readers.map((reader) => ({
      reader,
      waitsUntil: timeZone === undefined ? undefined : endOfQuiet(reader, ctx.now(), timeZone),
    }))
    await pushAll(
      ctx.sql,
      plans.flatMap(({ reader, waitsUntil }) => newsFor(reader, recipient, waitsUntil !== undefined)),
    )
    const mails = plans.flatMap(({ reader, waitsUntil }) => {
      const mail = mailFor(ctx, reader, recipient)
      return mail ? [{ mail, startAfter: waitsUntil, textId: recipient.textId }] : []
    })
    if (mails.length > 0) await queueMails(ctx, mails)
  } while (readers.length === batch)
}
