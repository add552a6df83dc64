import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { createHandover, followHandover } from '@campus/contract/faces/checks.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { newToken } from '../../../platform/crypto/secret-box.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { requireFaces } from '../settings/face-settings.service.ts'
import { findHandover, insertHandover, takeHandover } from './handover.repository.ts'
import { checkSeconds, describeHandover, scanSeconds } from './handover.rules.ts'

const screens = { user: facesPaths.ownCheck, manager: facesPaths.managerCheck } as const

/** The code is in the address alone, and only a phone on which the same person is logged in can take it. */
export const create = async (ctx: CallerCtx, { purpose }: InputOf<typeof createHandover>): Promise<OutputOf<typeof createHandover>> => {
  const { schoolId, personId, sessionId } = ctx.caller
  await requireFaces(ctx, schoolId, purpose)
  const [code, now] = [newToken(), ctx.now()]
  const expiresAt = later(now, scanSeconds)
  const { id } = await insertHandover(ctx.sql, {
    school_id: schoolId,
    person_id: personId,
    session_id: sessionId,
    purpose,
    code_hash: sha256(code),
    created_at: now,
    expires_at: expiresAt,
  })
  const url = `${ctx.services.publicUrl}/#${screens[purpose].address}?handover=${id}&code=${code}`
  return { id, url, expiresAt: expiresAt.toISOString() }
}

export const follow = async (ctx: CallerCtx, { id, code }: InputOf<typeof followHandover>): Promise<OutputOf<typeof followHandover>> => {
  const { personId } = ctx.caller
  const now = ctx.now()
  const taken =
    code === undefined
      ? undefined
      : await takeHandover(ctx.sql, { id, personId, codeHash: sha256(code), now, expiresAt: later(now, checkSeconds) })
  if (code !== undefined && !taken) throw refuse('scan_code_expired')
  const row = taken ?? (await findHandover(ctx.sql, id, personId))
  if (!row) throw refuse('not_found')
  return { state: describeHandover(row, now), purpose: row.purpose, expiresAt: row.expires_at.toISOString() }
}
