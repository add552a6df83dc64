import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import type { legalDocumentCalls } from '@campus/contract/school/legal-documents.ts'
import type { loginInit } from '@campus/contract/school/login-page.ts'
import type { campusPlaces, Place } from '@campus/contract/school/places.ts'
import type { SchoolNode, schoolKey, userTypeList } from '@campus/contract/school/schools.ts'
import type { CallerCtx, Ctx } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import * as repository from './school.repository.ts'
import { readSettings } from './school-settings.ts'

type TitledRow = { name: string; name_en: string; name_tw: string }
const titles = (row: TitledRow) => ({ name: row.name, nameEn: row.name_en, nameTw: row.name_tw })

export const readTree = async (ctx: Ctx): Promise<SchoolNode[]> => {
  const [regions, schools] = await Promise.all([repository.listRegions(ctx.sql), repository.listOpenSchools(ctx.sql)])
  const below = (parentId: string | null): SchoolNode[] => [
    ...regions
      .filter((region) => region.parent_id === parentId)
      .map((region) => ({ id: region.id, parentId, kind: 'region' as const, ...titles(region), children: below(region.id) }))
      .filter((region) => region.children.length > 0),
    ...schools
      .filter((school) => school.region_id === parentId)
      .map((school) => ({ id: school.id, parentId, kind: 'school' as const, ...titles(school), children: [] })),
  ]
  return below(null)
}

export const findByCode = async (ctx: Ctx, { code }: InputOf<typeof schoolKey>) => {
  const school = await repository.findSchoolByCode(ctx.sql, code)
  if (!school) throw refuse('not_found')
  return { schoolId: school.id, code: school.code, ...titles(school) }
}

/** An open school, or the refusal every call gives that was handed another id. */
export const requireSchool = async (ctx: Ctx, schoolId: string) => {
  const school = await repository.findSchool(ctx.sql, schoolId)
  if (!school) throw refuse('school_unknown')
  return school
}

export const listUserTypes = async (ctx: Ctx, { schoolId }: InputOf<typeof userTypeList>): Promise<OutputOf<typeof userTypeList>> => {
  await requireSchool(ctx, schoolId)
  const settings = await readSettings(ctx.sql, schoolId)
  return settings.userTypes.map((value) => ({
    value,
    label: say(userTypeNames[value], ctx.language),
    mayRegister: (settings.registrationFor as string[]).includes(value),
  }))
}

/** The school named, or the caller's own, or the first there is. */
export const schoolAskedFor = async (ctx: Ctx, schoolId: string | undefined) => {
  const wanted = schoolId ?? ctx.caller?.schoolId
  if (wanted) return requireSchool(ctx, wanted)
  const [first] = await repository.listOpenSchools(ctx.sql)
  if (!first) throw refuse('school_unknown')
  return first
}

/** The versions of the two texts that everybody agrees to at the door. */
export const versionsInForce = async (ctx: Ctx, schoolId: string) => {
  const version = async (kind: string) => (await repository.findLegalDocument(ctx.sql, schoolId, kind, ctx.now()))?.version ?? ''
  return { privacyPolicy: await version('privacy_policy'), userAgreement: await version('user_agreement') }
}

export type DemoAccounts = (schoolId: string) => OutputOf<typeof loginInit>['demoAccounts']

/** The demo hands its accounts over; without it there are none to show. */
export const loginPage =
  (demoAccounts: DemoAccounts) =>
  async (ctx: Ctx, { schoolId }: InputOf<typeof loginInit>): Promise<OutputOf<typeof loginInit>> => {
    const school = await schoolAskedFor(ctx, schoolId)
    const { config, social, sso } = ctx.world
    const settings = await readSettings(ctx.sql, school.id)
    return {
      school: { id: school.id, code: school.code, ...titles(school) },
      product: {
        name: config.PRODUCT_NAME,
        company: config.COMPANY_NAME,
        version: config.PRODUCT_VERSION,
        appCode: config.APP_CODE,
        appVersion: config.APP_VERSION,
      },
      ways: settings.loginWays,
      outside: settings.outsideLogins.filter((kind) => kind in social || kind in sso),
      userTypes: settings.userTypes,
      registrationFor: settings.registrationFor,
      isCaptchaAlwaysWanted: settings.isCaptchaAlwaysWanted,
      passwordMost: settings.passwordMost,
      hasHomeTab: settings.hasHomeTab,
      webHosts: settings.webHosts,
      documents: await versionsInForce(ctx, school.id),
      map: config.MAP_KEY && config.MAP_TILE_URL ? { key: config.MAP_KEY, tileUrl: config.MAP_TILE_URL } : null,
      demoAccounts: demoAccounts(school.id),
      isDemo: !config.isProduction,
    }
  }

export const readLegalDocument =
  (kind: 'privacy_policy' | 'user_agreement' | 'privacy_notice') =>
  async (ctx: Ctx, { schoolId }: InputOf<(typeof legalDocumentCalls)[number]>): Promise<OutputOf<(typeof legalDocumentCalls)[number]>> => {
    const school = await schoolAskedFor(ctx, schoolId)
    const document = await repository.findLegalDocument(ctx.sql, school.id, kind, ctx.now())
    if (!document) throw refuse('not_found')
    type Blocks = OutputOf<(typeof legalDocumentCalls)[number]>['blocks']
    const blocks = { zh_CN: document.blocks, en_US: document.blocks_en, zh_TW: document.blocks_tw }[ctx.language]
    return {
      version: document.version,
      title: say([document.title, document.title_en, document.title_tw], ctx.language),
      publishedAt: document.published_at.toISOString(),
      blocks: blocks as unknown as Blocks,
    }
  }

export const listPlaces = async (ctx: CallerCtx): Promise<OutputOf<typeof campusPlaces>> => {
  const rows = await repository.listPlaces(ctx.sql, ctx.caller.schoolId)
  const places = rows.map((row) => ({
    id: row.id,
    kind: row.kind as Place['kind'],
    ...titles(row),
    latitude: row.latitude,
    longitude: row.longitude,
    outline: row.outline as Place['outline'],
  }))
  const middle = (values: number[]) => (values.length > 0 ? (Math.min(...values) + Math.max(...values)) / 2 : 0)
  return { centre: [middle(places.map((place) => place.latitude)), middle(places.map((place) => place.longitude))], places }
}

export const readWatermark = async (ctx: CallerCtx) => (await readSettings(ctx.sql, ctx.caller.schoolId)).watermark
