import type { Ctx } from '../../../../context/context.ts'
import { findMailbox, type MailboxRow } from './mailbox.repository.ts'

export interface Route {
  readonly via: 'own' | 'school'
  /** None where the mail server of the installation is used. */
  readonly mailbox: MailboxRow | undefined
}

const schoolRoute = async (ctx: Ctx, schoolId: string): Promise<Route | undefined> => {
  const mailbox = await findMailbox(ctx.sql, { schoolId, personId: null })
  return mailbox || ctx.services.config.SMTP_CARRIES_DOCUMENTS ? { via: 'school', mailbox } : undefined
}

/** Which way the mail of a person leaves: their own mailbox, else that of the school, else the installation; none where nobody has one. */
export const findRoute = async (ctx: Ctx, { schoolId, personId }: { schoolId: string; personId: string }): Promise<Route | undefined> => {
  const own = await findMailbox(ctx.sql, { schoolId, personId })
  return own ? { via: 'own', mailbox: own } : schoolRoute(ctx, schoolId)
}

/** Whether the school itself sends mail. */
export const hasSchoolMail = async (ctx: Ctx, schoolId: string): Promise<boolean> => (await schoolRoute(ctx, schoolId)) !== undefined

/** Whether documents of a person can leave by mail: through the school or through a mailbox of their own. */
export const hasMail = async (ctx: Ctx, schoolId: string, personId: string): Promise<boolean> =>
  (await findRoute(ctx, { schoolId, personId })) !== undefined
