import { randomUUID } from 'node:crypto'
import { maskName } from '@campus/contract/masks.ts'
import type { Outcome, Signatory, SignerInfo, VerificationWay } from '@campus/contract/verification/outcome.ts'
import type { Ctx } from '../../context/context.ts'
import { networkOf } from '../../platform/network.ts'
import type { IssuedDocument } from '../documents/issued/issued.service.ts'
import { readLook } from '../school/look/look.service.ts'
import { requireSchool } from '../school/school/school.service.ts'
import { coarseNetwork, type Judgement, type RecordState } from './outcome.rules.ts'
import { insertVerification } from './verification.repository.ts'

/** A document that is still being made, or whose making failed, is no document to anybody but its holder. */
export const recordStateOf = (document: IssuedDocument | undefined): RecordState | undefined =>
  document && document.state !== 'making' && document.state !== 'failed' ? document.state : undefined

const describe = async (ctx: Ctx, document: IssuedDocument): Promise<Outcome['document']> => {
  const { logo, colour } = await readLook(ctx, document.schoolId)
  return {
    school: document.school,
    schoolLogo: logo,
    schoolColour: colour,
    template: document.template,
    serial: document.serial,
    holderMasked: maskName(document.holderName),
    issuedAt: (document.issuedAt ?? document.createdAt).toISOString(),
    validUntil: document.validUntil?.toISOString() ?? null,
    reason: document.reason,
    endedAt: document.endedAt?.toISOString() ?? null,
  }
}

export interface Found {
  readonly way: VerificationWay
  readonly judgement: Judgement
  /** The document that it is about; it is shown only where the check got as far as the record. */
  readonly document: IssuedDocument | undefined
  readonly signer?: SignerInfo | null
  readonly authority?: string | null
  /** The school here that signed, though no document of it may have been found. */
  readonly schoolId?: string | null
  /** The school given by the reader; for a logged-in person their own. */
  readonly readerSchoolId?: string | undefined
  readonly shareId?: string
}

/** Without a school of their own, readers are at the school whose document they look at. */
const signatoryOf = ({ judgement: { signedBy } }: Found, schoolId: string | null, readerSchoolId: string | undefined): Signatory | null => {
  if (signedBy !== 'school') return signedBy
  return readerSchoolId && readerSchoolId !== schoolId ? 'other_school' : 'this_school'
}

const signingSchool = async (ctx: Ctx, { judgement: { signedBy } }: Found, schoolId: string | null): Promise<Outcome['signingSchool']> => {
  if (signedBy !== 'school' || !schoolId) return null
  const { name, name_en, name_tw } = await requireSchool(ctx, schoolId)
  return { name, nameEn: name_en, nameTw: name_tw }
}

/** Writes a check into the log and answers it; the report reads what was written. */
export const noteOutcome = async (ctx: Ctx, found: Found): Promise<Outcome> => {
  const { way, judgement, signer, shareId } = found
  const isRecorded = judgement.checks.some(({ name, isPassed }) => name === 'recorded' && isPassed)
  const document = isRecorded ? found.document : undefined
  const checkedAt = ctx.now()
  const schoolId = document?.schoolId ?? found.schoolId ?? null
  const outcome: Outcome = {
    id: randomUUID(),
    verdict: judgement.verdict,
    integrity: judgement.integrity,
    signedBy: signatoryOf(found, schoolId, ctx.caller?.schoolId ?? found.readerSchoolId),
    signingSchool: await signingSchool(ctx, found, schoolId),
    authority: found.authority ?? null,
    way,
    checkedAt: checkedAt.toISOString(),
    checks: [...judgement.checks],
    signer: signer ?? null,
    document: document ? await describe(ctx, document) : null,
  }
  await insertVerification(ctx.sql, {
    id: outcome.id,
    schoolId,
    documentId: document?.id ?? null,
    shareId: shareId ?? null,
    way,
    verdict: outcome.verdict,
    integrity: outcome.integrity,
    signedBy: outcome.signedBy,
    outcome: JSON.stringify(outcome),
    byPersonId: ctx.caller?.personId ?? null,
    network: coarseNetwork(networkOf(ctx)),
    checkedAt,
  })
  return outcome
}
