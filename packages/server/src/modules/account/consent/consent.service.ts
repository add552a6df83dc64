import type { ConsentGiven } from '@campus/contract/account/login.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import type { agreeAgain, homeInit } from '@campus/contract/home/workbench.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { z } from 'zod'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { versionsInForce } from '../../school/school/school.service.ts'
import { insertConsents, listConsents } from './consent.repository.ts'

export type Consent = z.infer<typeof ConsentGiven>

/** Who agreed to an older text has not agreed to this one. */
export const requireConsent = async (ctx: Ctx, schoolId: string, consent: Consent) => {
  const inForce = await versionsInForce(ctx, schoolId)
  if (consent.privacyPolicy !== inForce.privacyPolicy || consent.userAgreement !== inForce.userAgreement)
    throw refuse('bad_input', { fields: { consent: say(fieldTexts.consent, ctx.language) } })
}

/** Keeps what they agree to now and had not agreed to before: each as its name and version. */
export const keepConsent = async (
  ctx: Ctx,
  who: { schoolId: string; personId: string },
  consent: Consent,
  agreedBefore: readonly string[],
) => {
  const given = [
    { ...who, document: 'privacy_policy', version: consent.privacyPolicy, now: ctx.now() },
    { ...who, document: 'user_agreement', version: consent.userAgreement, now: ctx.now() },
  ] as const
  const added = given.filter(({ document, version }) => !agreedBefore.includes(`${document} ${version}`))
  if (added.length > 0) await insertConsents(ctx.sql, added)
}

type Document = InputOf<typeof agreeAgain>['document']

const titles: Record<Document, Phrase> = {
  privacy_policy: ['隐私政策', 'Privacy policy', '隱私權政策'],
  user_agreement: ['用户协议', 'User agreement', '使用者協議'],
}

const inForce = async (ctx: CallerCtx): Promise<Record<Document, string>> => {
  const { privacyPolicy, userAgreement } = await versionsInForce(ctx, ctx.caller.schoolId)
  return { privacy_policy: privacyPolicy, user_agreement: userAgreement }
}

/** Texts that have changed since the caller agreed to them; somebody who stays logged in is asked as well. */
export const consentsNeeded = async (ctx: CallerCtx): Promise<OutputOf<typeof homeInit>['consentNeeded']> => {
  const [versions, given] = [await inForce(ctx), await listConsents(ctx.sql, ctx.caller.personId)]
  return (Object.keys(titles) as Document[])
    .map((document) => ({ document, version: versions[document], title: say(titles[document], ctx.language) }))
    .filter(({ document, version }) => version !== '' && !given.some((one) => one.document === document && one.version === version))
}

export const agree = async (ctx: CallerCtx, { document, version }: InputOf<typeof agreeAgain>) => {
  if ((await inForce(ctx))[document] !== version) throw refuse('document_changed')
  const { schoolId, personId } = ctx.caller
  await insertConsents(ctx.sql, [{ schoolId, personId, document, version, now: ctx.now() }])
  return null
}
