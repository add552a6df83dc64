import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { type Language, languages, say } from '@campus/contract/language.ts'
import type { about, generalSettings, schoolDetail, schoolInfo, schoolLoginInfo, serviceUrls } from '@campus/contract/school/school-info.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { installationOf } from '../../../platform/config/installation.ts'
import { refuse } from '../../../platform/refuse.ts'
import { listUnits } from '../organisation/organisation.repository.ts'
import { middleOf } from '../places/distance.rules.ts'
import { listPlaces } from '../places/place.repository.ts'
import { findSchoolByCode, listRegions } from '../school/school.repository.ts'
import { presentSchool, productOf, requireSchool, schoolAskedFor, waysInto } from '../school/school.service.ts'
import { readSettings, type SchoolSettings } from '../school/school-settings.ts'
import { titlesOf } from '../titles.ts'

type Which = InputOf<typeof schoolInfo>

/** By its short code, by its id, or that of the caller. */
const findAsked = async (ctx: Ctx, { schoolId, code }: Which) => {
  if (!code) return schoolAskedFor(ctx, schoolId)
  const school = await findSchoolByCode(ctx.sql, code)
  if (!school || (schoolId && school.id !== schoolId)) throw refuse('school_unknown')
  return school
}

export const readSchool = async (ctx: Ctx, which: Which) => presentSchool(await findAsked(ctx, which))

/** From the top down; a region is above itself at most once, so a wrong row cannot make this loop endlessly. */
const regionsAbove = async (ctx: Ctx, regionId: string | null) => {
  const regions = new Map((await listRegions(ctx.sql)).map((region) => [region.id, region]))
  const above = []
  for (let id = regionId; id !== null; ) {
    const region = regions.get(id)
    if (!region) break
    regions.delete(id)
    above.unshift(titlesOf(region))
    id = region.parent_id
  }
  return above
}

/** Where the school wrote it in one language alone, everybody reads that one. */
const presentHelpDesk = ({ language }: Ctx, { helpDesk }: SchoolSettings) => {
  const { phone, email, place, placeEn, placeTw, hours, hoursEn, hoursTw } = helpDesk
  return {
    phone,
    email,
    place: say([place, placeEn, placeTw], language) || place,
    hours: say([hours, hoursEn, hoursTw], language) || hours,
  }
}

export const readSchoolDetail = async (ctx: Ctx, which: Which): Promise<OutputOf<typeof schoolDetail>> => {
  const school = await findAsked(ctx, which)
  return {
    ...presentSchool(school),
    regions: await regionsAbove(ctx, school.region_id),
    colleges: (await listUnits(ctx.sql, school.id, 'college', undefined)).length,
    campus: middleOf(await listPlaces(ctx.sql, school.id)) ?? null,
    helpDesk: presentHelpDesk(ctx, await readSettings(ctx.sql, school.id)),
  }
}

export const readSchoolLogin = async (ctx: Ctx, which: Which): Promise<OutputOf<typeof schoolLoginInfo>> => {
  const school = await findAsked(ctx, which)
  return { ...presentSchool(school), ...waysInto(ctx, await readSettings(ctx.sql, school.id)) }
}

export const readAbout = async (ctx: CallerCtx): Promise<OutputOf<typeof about>> => {
  const { schoolId } = ctx.caller
  const settings = await readSettings(ctx.sql, schoolId)
  return {
    product: productOf(ctx),
    school: presentSchool(await requireSchool(ctx, schoolId)),
    helpDesk: presentHelpDesk(ctx, settings),
    emergencyNumbers: settings.emergencyNumbers,
  }
}

/** Each language calls itself by its own name. */
const languageNames: Record<Language, string> = { zh_CN: '简体中文', en_US: 'English', zh_TW: '繁體中文' }

export const readGeneral = async (ctx: Ctx, { schoolId }: InputOf<typeof generalSettings>): Promise<OutputOf<typeof generalSettings>> => {
  const school = await schoolAskedFor(ctx, schoolId)
  const { hasHomeTab, timeZone } = await readSettings(ctx.sql, school.id)
  return {
    languages: languages.map((value) => ({ value, label: languageNames[value] })),
    displayModes: ['system', 'light', 'dark'],
    hasHomeTab,
    pageSizes: [10, 20, 50],
    uploads: { imageBytes: uploadFile.file.maxBytes, imageKinds: uploadFile.file.kinds.filter((kind) => kind.startsWith('image/')) },
    timeZone,
  }
}

export const readServiceUrls = async (ctx: Ctx): Promise<OutputOf<typeof serviceUrls>> => {
  const { publicUrl, config } = ctx.services
  const { api, images, documents, socket } = installationOf(config)
  return {
    baseUrl: api || publicUrl,
    imageHost: images || publicUrl,
    pdfHost: documents || publicUrl,
    webHost: publicUrl,
    websocketServer: `${(socket || publicUrl).replace(/^http/, 'ws')}/ws`,
  }
}
