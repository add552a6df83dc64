import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type consoleLook, maxLogoBytes, minLogoSide, type saveLook } from '@campus/contract/school/console/look.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { contentTypeOf } from '../../../http/request/content-type.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { drawFrom } from '../../files/picture.service.ts'
import { findLook } from '../look/look.repository.ts'
import { presentLook } from '../look/look.service.ts'
import { lockSchool } from '../school/school.repository.ts'
import { requireSchool } from '../school/school.service.ts'
import { titlesOf } from '../titles.ts'
import { saveLookRow, updateNames } from './look.repository.ts'

/** Sharp on a large terminal, and still light on a phone. */
const longestSide = 512

export const readEditableLook = async (ctx: CallerCtx): Promise<OutputOf<typeof consoleLook>> => {
  const { schoolId } = ctx.caller
  const look = await findLook(ctx.sql, schoolId)
  return { ...titlesOf(await requireSchool(ctx, schoolId)), ...presentLook(schoolId, look), version: look?.version ?? 0 }
}

/** The server keeps only what it drew itself. `undefined`: the logo stays. */
const drawLogo = async (ctx: CallerCtx, given: string | null | undefined) => {
  if (given === undefined) return {}
  if (given === null) return { logo: null, logo_digest: null }
  const bytes = Buffer.from(given, 'base64')
  if (bytes.length > maxLogoBytes) throw refuse('too_large')
  const kind = contentTypeOf(bytes)
  if (kind !== 'image/png' && kind !== 'image/jpeg') throw refuse('file_kind')
  const { picture } = await drawFrom(ctx, bytes, { kind: 'logo', max: longestSide, min: minLogoSide })
  const logo = Buffer.from(picture)
  if (logo.length > maxLogoBytes) throw refuse('too_large')
  return { logo, logo_digest: sha256(logo).toString('hex') }
}

export const keepLook = async (
  ctx: CallerCtx,
  { version, logo: given, colour, name, nameEn, nameTw }: InputOf<typeof saveLook>,
): Promise<OutputOf<typeof saveLook>> => {
  if ((await readEditableLook(ctx)).version !== version) throw refuse('look_changed')
  // Before the school is locked: drawing may wait for other pictures.
  const drawn = await drawLogo(ctx, given)
  return inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    await lockSchool(ctx.sql, schoolId)
    const before = await readEditableLook(ctx)
    if (before.version !== version) throw refuse('look_changed')
    await updateNames(ctx.sql, schoolId, { name, name_en: nameEn, name_tw: nameTw })
    await saveLookRow(ctx.sql, { school_id: schoolId, colour, ...drawn, version: version + 1, changed_at: ctx.now() })
    const after = await readEditableLook(ctx)
    const keys = ['name', 'nameEn', 'nameTw', 'colour', 'logo'] as const
    const changed = keys.filter((key) => before[key] !== after[key]).map((key) => [key, { from: before[key], to: after[key] }] as const)
    const details = Object.fromEntries(changed)
    await record(ctx, { action: 'school.look_changed', subjectKind: 'school', subjectId: schoolId, details })
    return after
  })
}
