import { maskEmail, maskPhone } from '@campus/contract/masks.ts'
import type { ProofWay } from '@campus/contract/registration/case.ts'
import type { Ctx } from '../../../context/context.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { CaseRow } from '../cases/case.repository.ts'
import { maxFaceFailures } from '../cases/case-state.rules.ts'
import type { RecordRow } from '../matching/record.repository.ts'
import { isFaceOffered } from '../proof/face-proof.service.ts'

/** The ways to prove a case, as far as the school offers them and the record has what they need. A person may always decide, and decides alone after too many wrong faces. */
export const waysOf = async (ctx: Ctx, row: CaseRow, record: RecordRow): Promise<ProofWay[]> => {
  const attemptsLeft = maxFaceFailures - row.face_failures
  if (attemptsLeft <= 0) return [{ kind: 'manual' }]
  const { registration } = await readSettings(ctx.sql, row.school_id)
  const { proofs } = registration[row.user_type]
  const codes: ProofWay[] = proofs.includes('code')
    ? [
        ...(record.phone ? [{ kind: 'phone', masked: maskPhone(record.phone) } as const] : []),
        ...(record.email ? [{ kind: 'email', masked: maskEmail(record.email) } as const] : []),
      ]
    : []
  const faces: ProofWay[] = []
  for (const kind of ['face', 'authority'] as const) if (await isFaceOffered(ctx, row, record, kind)) faces.push({ kind, attemptsLeft })
  return [...codes, ...faces, { kind: 'manual' }]
}
