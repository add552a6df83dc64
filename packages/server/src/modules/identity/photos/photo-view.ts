import type { OutputOf } from '@campus/contract/call.ts'
import type { savePhoto } from '@campus/contract/identity/own-photos.ts'
import type { PhotoCheck } from '@campus/contract/identity/photo-states.ts'
import { say } from '@campus/contract/language.ts'
import type { Check } from '@campus/face/judge.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { fileAddress } from '../../files/file.service.ts'
import { explainCheck } from './check-texts.ts'
import type { PhotoRow } from './photo.repository.ts'
import { draftSeconds, validUntil } from './photo-state.rules.ts'

type OwnPhoto = OutputOf<typeof savePhoto>

export const checksOf = ({ checks }: Pick<PhotoRow, 'checks'>) => checks as unknown as readonly Check[]

export const presentChecks = (ctx: CallerCtx, checks: readonly Check[]): PhotoCheck[] =>
  checks.map(({ name, verdict, score, measured, limit, ...rest }) => ({
    name,
    verdict,
    score,
    measured,
    limit,
    text: say(explainCheck({ name, verdict, score, measured, limit, ...rest }), ctx.language),
  }))

export const presentPhoto = (ctx: CallerCtx, row: PhotoRow): OwnPhoto => ({
  id: row.id,
  typeId: row.type_id,
  purpose: row.purpose,
  state: row.state,
  url: fileAddress(ctx, row.file_id ?? row.original_file_id, ctx.caller.personId),
  method: row.method,
  background: row.background,
  isJudged: row.is_judged,
  checks: presentChecks(ctx, checksOf(row)),
  comparison: row.comparison,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  draftUntil: row.state === 'draft' ? later(row.created_at, draftSeconds).toISOString() : null,
  validUntil: validUntil(row)?.toISOString() ?? null,
})
