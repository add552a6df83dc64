import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import type { loginInit } from '@campus/contract/school/login-page.ts'
import type { SchoolNode, schoolKey, userTypeList } from '@campus/contract/school/schools.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { productNameIn } from '../../../platform/config/installation.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { demo } from '../demo.extension.ts'
import { readLook } from '../look/look.service.ts'
import { titlesOf } from '../titles.ts'
import { listVersionsInForce } from './legal-document.repository.ts'
import * as repository from './school.repository.ts'
import { readSettings, SchoolSettings } from './school-settings.ts'

export const readTree = async (ctx: Ctx): Promise<SchoolNode[]> => {
  const [regions, schools] = await Promise.all([repository.listRegions(ctx.sql), repository.listOpenSchools(ctx.sql)])
  const below = (parentId: string | null): SchoolNode[] => [
    ...regions
      .filter((region) => region.parent_id === parentId)
      .map((region) => ({ id: region.id, parentId, kind: 'region' as const, ...titlesOf(region), children: below(region.id) }))
      .filter((region) => region.children.length > 0),
    ...schools
      .filter((school) => school.region_id === parentId)
      .map((school) => ({ id: school.id, parentId, kind: 'school' as const, ...titlesOf(school), children: [] })),
  ]
  return below(null)
}

export const findByCode = async (ctx: Ctx, { code }: InputOf<typeof schoolKey>) => {
  const school = await repository.findSchoolByCode(ctx.sql, code)
  if (!school) throw refuse('not_found')
  return { schoolId: school.id, code: school.code, ...titlesOf(school) }
}

/** An open school, or the refusal every call gives that was handed another id. */
export const requireSchool = async (ctx: Ctx, schoolId: string) => {
  const school = await repository.findSchool(ctx.sql, schoolId)
  if (!school) throw refuse('school_unknown')
  return school
}

/** What an open school decided. */
export const requireSettings = async (ctx: Ctx, schoolId: string): Promise<SchoolSettings> => {
  const school = await repository.findOpenSettings(ctx.sql, schoolId)
  if (!school) throw refuse('school_unknown')
  return SchoolSettings.parse(school.settings)
}

export const listUserTypes = async (ctx: Ctx, { schoolId }: InputOf<typeof userTypeList>): Promise<OutputOf<typeof userTypeList>> => {
  const settings = await requireSettings(ctx, schoolId)
  return settings.userTypes.map((value) => ({
    value,
    label: say(userTypeNames[value], ctx.language),
    mayRegister: settings.registrationFor.includes(value),
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
  const inForce = await listVersionsInForce(ctx.sql, schoolId, ctx.now())
  const version = (kind: Column<'legal_document', 'kind'>) => inForce.find((one) => one.kind === kind)?.version ?? ''
  return { privacyPolicy: version('privacy_policy'), userAgreement: version('user_agreement') }
}

export const presentSchool = (school: Awaited<ReturnType<typeof requireSchool>>) => ({
  id: school.id,
  code: school.code,
  ...titlesOf(school),
})

export const productOf = ({ services: { config }, language }: Ctx) => ({
  name: productNameIn(config, language),
  company: config.COMPANY_NAME,
  version: config.PRODUCT_VERSION,
  appCode: config.APP_CODE,
  appVersion: config.APP_VERSION,
})

/** How people come into a school; outside logins only as far as this installation has them. */
export const waysInto = ({ services: { social, sso } }: Ctx, settings: SchoolSettings) => ({
  ways: settings.loginWays,
  outside: settings.outsideLogins.filter((kind) => kind in social || kind in sso),
  userTypes: settings.userTypes,
  registrationFor: settings.registrationFor,
  isCaptchaAlwaysWanted: settings.isCaptchaAlwaysWanted,
  passwordMost: settings.passwordMost,
})

export const loginPage = async (ctx: Ctx, { schoolId }: InputOf<typeof loginInit>): Promise<OutputOf<typeof loginInit>> => {
  const school = await schoolAskedFor(ctx, schoolId)
  const { config } = ctx.services
  const settings = await readSettings(ctx.sql, school.id)
  return {
    school: presentSchool(school),
    look: await readLook(ctx, school.id),
    product: productOf(ctx),
    ...waysInto(ctx, settings),
    hasHomeTab: settings.hasHomeTab,
    webHosts: settings.webHosts,
    documents: await versionsInForce(ctx, school.id),
    map:
      config.MAP_KEY && config.MAP_TILE_URL
        ? { key: config.MAP_KEY, tileUrl: config.MAP_TILE_URL, satelliteUrl: config.MAP_SATELLITE_URL ?? null }
        : null,
    demoAccounts: demo.of(ctx).accounts(school.id),
    isDemo: !config.isProduction,
  }
}

export const readWatermark = async (ctx: CallerCtx) => (await readSettings(ctx.sql, ctx.caller.schoolId)).watermark
