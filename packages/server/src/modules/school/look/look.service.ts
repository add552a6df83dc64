import type { InputOf } from '@campus/contract/call.ts'
import { type SchoolLook, schoolLogo } from '@campus/contract/school/look.ts'
import type { Ctx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { findLogo, findLook } from './look.repository.ts'

interface LookRow {
  readonly colour: string | null
  readonly logo_digest: string | null
}

export const presentLook = (schoolId: string, look: LookRow | undefined): SchoolLook => ({
  colour: look?.colour ?? null,
  logo: look?.logo_digest ? `${schoolLogo.path}?${new URLSearchParams({ schoolId, digest: look.logo_digest })}` : '',
})

export const readLook = async (ctx: Ctx, schoolId: string): Promise<SchoolLook> => presentLook(schoolId, await findLook(ctx.sql, schoolId))

/** An older address shows the logo of today: a page that was open meanwhile still asks for it. */
export const sendLogo = async (ctx: Ctx, { schoolId, digest }: InputOf<typeof schoolLogo>): Promise<RawAnswer> => {
  const found = await findLogo(ctx.sql, schoolId)
  if (!found?.logo || !found.logo_digest) return { status: 404 }
  const { logo, logo_digest: version } = found
  return {
    version,
    contentType: 'image/png',
    name: 'logo.png',
    isPublic: digest === version ? 'forGood' : 'asked',
    make: () => Promise.resolve(logo),
  }
}
