import { randomUUID } from 'node:crypto'
import { type Phrase, say } from '@campus/contract/language.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import type { Ctx } from '../../../context/context.ts'
import { productNameIn } from '../../../platform/config/installation.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { htmlMail } from '../../../ports/mail/html-mail.ts'
import { queueMail, queueSms } from '../../messages/sending/mail-queue.service.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { CaseRow } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { emailOf, phoneOf } from '../cases/given-fields.ts'
import { type CaseMail, caseMails } from './case-mail.ts'
import { insertLink } from './link.repository.ts'

/** The mail that speaks of the present state. */
const mailOf = (row: CaseRow): CaseMail => {
  if (row.state === 'passed') return row.password_hash === null ? 'choose_password' : 'opens_later'
  if (row.state === 'supplement') return 'material_asked'
  return row.state === 'pending' || row.state === 'unmatched' ? 'handed_in' : row.state
}

const dayOf = (row: CaseRow, mail: CaseMail) => {
  if (mail === 'handed_in') return row.decide_by
  return mail === 'opens_later' ? row.opens_at : row.expires_at
}

interface Written {
  readonly title: Phrase
  readonly lines: readonly string[]
  readonly link: string
  readonly sender: string
}

/** What the applicant reads, in their language, with an address of the page that nobody else knows. */
const write = async (ctx: Ctx, row: CaseRow): Promise<Written> => {
  const { language } = row
  const mail = mailOf(row)
  const uuid = randomUUID()
  await insertLink(ctx.sql, { caseId: row.id, tokenHash: sha256(uuid), now: ctx.now() })
  const school = await requireSchool(ctx, row.school_id)
  const { timeZone } = await readSettings(ctx.sql, row.school_id)
  const day = dayOf(row, mail)
  const sender = say([school.name, school.name_en, school.name_tw], language)
  const { title, lines } = caseMails[mail]
  const said = lines({ school: sender, day: day ? dayIn(timeZone, day) : '' }).map((line) => say(line, language))
  return { title, lines: said, link: `${ctx.services.publicUrl}/#${registrationPaths.progress.address}?uuid=${uuid}`, sender }
}

const mail = async (ctx: Ctx, row: CaseRow, to: string) => {
  const { language } = row
  const { title, lines, link, sender } = await write(ctx, row)
  const subject = `${productNameIn(ctx.services.config, row.language)} ${say(title, language)}`
  const texts = [...lines, link, ...(row.notes ? [row.notes] : [])]
  await queueMail(ctx, { to, subject, text: texts.join('\n\n'), html: htmlMail({ language, title: subject, lines: texts, sender }) })
  await noteEvent(ctx, row, 'mail_sent')
}

/** Shorter than a mail: what the reviewer wrote stands on the page. */
const text = async (ctx: Ctx, row: CaseRow, to: string) => {
  const { title, lines, link } = await write(ctx, row)
  const isEnglish = row.language === 'en_US'
  const said = [say(title, row.language) + (isEnglish ? '.' : '。'), ...lines, link].join(isEnglish ? ' ' : '')
  await queueSms(ctx, {
    to,
    template: 'notice',
    params: { text: said },
    text: `【${productNameIn(ctx.services.config, row.language)}】${said} `,
  })
  await noteEvent(ctx, row, 'sms_sent')
}

/** Tells the applicant how the case stands now: by mail, or by SMS where a phone is all they left; false where there is neither. */
export const notifyApplicant = async (ctx: Ctx, row: CaseRow): Promise<boolean> => {
  const [email, phone] = [emailOf(ctx.services.secretBox, row), phoneOf(ctx.services.secretBox, row)]
  if (email) await mail(ctx, row, email)
  else if (phone) await text(ctx, row, phone)
  return Boolean(email || phone)
}
