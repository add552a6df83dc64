import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type faceConfig, frameRules, type ownFaceChecks } from '@campus/contract/faces/checks.ts'
import type { hasPhoto } from '@campus/contract/faces/has-photo.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { nameDevice } from '../../../platform/text/device-name.ts'
import { schoolAskedFor } from '../../school/school/school.service.ts'
import { challengeSeconds } from '../challenges/challenge.rules.ts'
import { countChecksOf, listChecksOf } from '../checks/check.repository.ts'
import { readFaceSettings } from '../settings/face-settings.service.ts'
import { findPortraitFile } from '../vectors/vector.repository.ts'

export const listOwn = async (ctx: CallerCtx, page: InputOf<typeof ownFaceChecks>): Promise<OutputOf<typeof ownFaceChecks>> => {
  const rows = await listChecksOf(ctx.sql, ctx.caller.personId, page)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      purpose: row.purpose,
      isPassed: row.outcome === 'passed',
      fault: row.fault,
      deviceName: nameDevice(row.device_name, ctx.language),
      network: row.network,
      at: row.created_at.toISOString(),
    })),
    total: await countChecksOf(ctx.sql, ctx.caller.personId),
  }
}

export const readConfig = async (ctx: CallerCtx): Promise<OutputOf<typeof faceConfig>> => {
  const { isOn, methods, attempts } = await readFaceSettings(ctx, ctx.caller.schoolId)
  const { maxCount: maxFrames, longestSide, perPrompt: framesPerPrompt } = frameRules
  return { isOn, methods, attempts, challengeSeconds, maxFrames, longestSide, framesPerPrompt }
}

/** Strangers all get the same answer: what the school offers. */
export const readHasPhoto = async (ctx: Ctx, { schoolId }: InputOf<typeof hasPhoto>): Promise<OutputOf<typeof hasPhoto>> => {
  const school = await schoolAskedFor(ctx, schoolId)
  const { isOn, methods } = await readFaceSettings(ctx, school.id)
  const portrait = ctx.caller ? (await findPortraitFile(ctx.sql, ctx.caller.personId)) !== undefined : null
  return { offersFaceLogin: isOn && methods.includes('login'), hasPhoto: portrait }
}
