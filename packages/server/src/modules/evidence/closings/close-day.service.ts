import { toLanguage } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { productNameIn } from '../../../platform/config/installation.ts'
import { dayAfter, dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { codeKey } from '../../documents/keys/keys.service.ts'
import { queueMails } from '../../messages/sending/mail-queue.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { type Closing, closingWords } from '../statement.ts'
import {
  findClosableEnd,
  findEntryAt,
  findLastClosing,
  insertClosing,
  listAuditors,
  listOpenSchools,
  tryLockClosings,
} from './closing.repository.ts'
import { closingMail } from './closing-mail.ts'

/** Whether the chain still has the entry that a closing named as its last. */
export const holdsClosing = async (ctx: Ctx, { schoolId, sequence, lastId, hash }: Closing): Promise<boolean> => {
  const entry = await findEntryAt(ctx.sql, schoolId, sequence)
  return entry?.id === lastId && entry.hash?.toString('hex') === hash
}

type School = Awaited<ReturnType<typeof listOpenSchools>>[number]

/** Signs how far the log reaches after the day before, where there is anything new. What was closed and does not hold is never signed over. */
const closeSchool = async (ctx: Ctx, school: School): Promise<boolean> => {
  const { timeZone } = await readSettings(ctx.sql, school.id)
  const today = dayIn(timeZone, ctx.now())
  const day = dayAfter(today, -1)
  const last = await findLastClosing(ctx.sql, school.id)
  if (last && last.day >= day) return false
  if (last && !(await holdsClosing(ctx, last))) {
    ctx.services.log.error(
      { schoolId: school.id, day: last.day },
      'Closed audit entries are missing or were changed: run npm run audit:verify.',
    )
    return false
  }
  const end = await findClosableEnd(ctx.sql, school.id, startOfDay(timeZone, today))
  if (!end || end.sequence === last?.sequence) return false
  const { id: keyId, key } = await codeKey(ctx, school.id)
  const words = {
    schoolId: school.id,
    day,
    sequence: end.sequence,
    entries: end.sequence - (last?.sequence ?? 0),
    lastId: end.id,
    hash: end.hash.toString('hex'),
    keyId,
    closedAt: ctx.now().toISOString(),
  }
  const closing = { ...words, signature: await closingWords.sign(words, key) }
  await insertClosing(ctx.sql, closing)
  const auditors = await listAuditors(ctx.sql, school.id)
  await queueMails(
    ctx,
    auditors.map((auditor) => ({
      mail: closingMail(auditor, school, closing, productNameIn(ctx.services.config, toLanguage(auditor.language))),
    })),
  )
  return true
}

/** Closes the day before of every school whose day is over. Answers how many were closed. */
export const closeDays = async (ctx: Ctx): Promise<number> => {
  let closed = 0
  for (const school of await listOpenSchools(ctx.sql))
    closed += await inTransaction(ctx, async (ctx) => ((await tryLockClosings(ctx.sql)) && (await closeSchool(ctx, school)) ? 1 : 0))
  return closed
}
