import { randomUUID } from 'node:crypto'
import { maskName } from '@campus/contract/masks.ts'
import type { Outcome, SignerInfo, VerificationWay } from '@campus/contract/verification/outcome.ts'
import type { Ctx } from '../../platform/context.ts'
import { networkOf } from '../../platform/network.ts'
import type { IssuedDocument } from '../documents/issuing/issued.service.ts'
import { coarseNetwork, type Judgement, type RecordState } from './outcome.rules.ts'
import { insertVerification } from './verification.repository.ts'

/** A document that is still being made, or whose making failed, is no document to anybody but its holder. */
export const recordStateOf = (document: IssuedDocument | undefined): RecordState | undefined =>
  document && document.state !== 'making' && document.state !== 'failed' ? document.state : undefined

const describe = (document: IssuedDocument): Outcome['document'] => ({
  school: document.school,
  template: document.template,
  serial: document.serial,
  holderMasked: maskName(document.holderName),
  issuedAt: (document.issuedAt ?? document.createdAt).toISOString(),
  validUntil: document.validUntil?.toISOString() ?? null,
  reason: document.reason,
  endedAt: document.endedAt?.toISOString() ?? null,
})

export interface Found {
  readonly way: VerificationWay
  readonly judgement: Judgement
  /** The document that it is about; it is shown only where the check got as far as the record. */
  readonly document: IssuedDocument | undefined
  readonly signer?: SignerInfo | null
  /** Of a school here, though no document of it was found. */
  readonly schoolId?: string | null
  readonly shareId?: string
}

/** Writes a check into the log and answers it; the report reads what was written. */
export const noteOutcome = async (ctx: Ctx, found: Found): Promise<Outcome> => {
  const { way, judgement, signer, shareId } = found
  const isRecorded = judgement.checks.some(({ name, isPassed }) => name === 'recorded' && isPassed)
  const document = isRecorded ? found.document : undefined
  const checkedAt = ctx.now()
  const outcome: Outcome = {
    id: randomUUID(),
    verdict: judgement.verdict,
    way,
    checkedAt: checkedAt.toISOString(),
    checks: [...judgement.checks],
    signer: signer ?? null,
    document: document ? describe(document) : null,
  }
  await insertVerification(ctx.sql, {
    id: outcome.id,
    schoolId: document?.schoolId ?? found.schoolId ?? null,
    documentId: document?.id ?? null,
    shareId: shareId ?? null,
    way,
    verdict: outcome.verdict,
    outcome: JSON.stringify(outcome),
    byPersonId: ctx.caller?.personId ?? null,
    network: coarseNetwork(networkOf(ctx)),
    checkedAt,
  })
  return outcome
}
