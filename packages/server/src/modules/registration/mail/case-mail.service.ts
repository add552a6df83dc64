import { randomUUID } from 'node:crypto'
import { say } from '@campus/contract/language.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import type { Ctx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { htmlMail } from '../../../ports/mail/html-mail.ts'
import { queueMail } from '../../messages/sending/mail-queue.service.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { CaseRow } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { emailOf } from '../cases/given-fields.ts'
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

/** Mails the applicant in their language, with an address of the page that nobody else knows; false where there is nobody to mail. */
export const mailApplicant = async (ctx: Ctx, row: CaseRow): Promise<boolean> => {
  const to = emailOf(ctx.services.secretBox, row)
  if (!to) return false
  const { language } = row
  const mail = mailOf(row)
  const uuid = randomUUID()
  await insertLink(ctx.sql, { caseId: row.id, tokenHash: sha256(uuid), now: ctx.now() })
  const school = await requireSchool(ctx, row.school_id)
  const { timeZone } = await readSettings(ctx.sql, row.school_id)
  const day = dayOf(row, mail)
  const facts = { school: say([school.name, school.name_en, school.name_tw], language), day: day ? dayIn(timeZone, day) : '' }
  const link = `${ctx.services.publicUrl}/#${registrationPaths.progress.address}?uuid=${uuid}`
  const { title, lines } = caseMails[mail]
  const subject = `${ctx.services.config.PRODUCT_NAME} ${say(title, language)}`
  const texts = [...lines(facts).map((line) => say(line, language)), link, ...(row.notes ? [row.notes] : [])]
  const html = htmlMail({ language, title: subject, lines: texts, sender: facts.school })
  await queueMail(ctx, { to, subject, text: texts.join('\n\n'), html })
  await noteEvent(ctx, row, 'mail_sent')
  return true
}
