import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { checkUpgrade } from '@campus/contract/help/app-release.ts'
import { say } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { listReleases } from './app-release.repository.ts'
import { isVersion, judgeVersion } from './version.rules.ts'

/** What is written down as released, and the version this installation says it serves, which may not be written down. */
const releasesOf = async (ctx: Ctx, appCode: string) => {
  const written = (await listReleases(ctx.sql, appCode, ctx.now())).map((row) => ({
    version: row.version,
    isForced: row.is_forced,
    address: row.address,
    note: {
      version: row.version,
      text: say([row.notes, row.notes_en, row.notes_tw], ctx.language),
      publishedAt: row.published_at.toISOString(),
    },
  }))
  const { APP_CODE, APP_VERSION } = ctx.services.config
  const isServed = appCode === APP_CODE && isVersion(APP_VERSION) && !written.some(({ version }) => version === APP_VERSION)
  return isServed ? [...written, { version: APP_VERSION, isForced: false, address: '', note: undefined }] : written
}

export const judgeUpgrade = async (
  ctx: Ctx,
  { appCode, appVersion }: InputOf<typeof checkUpgrade>,
): Promise<OutputOf<typeof checkUpgrade>> => {
  const { newer, isForced } = judgeVersion(appVersion, await releasesOf(ctx, appCode))
  const [newest] = newer
  return {
    hasUpdate: newest !== undefined,
    isForced,
    version: newest?.version ?? appVersion,
    notes: newer.flatMap(({ note }) => note ?? []),
    address: newest ? newest.address || ctx.services.publicUrl : '',
  }
}
