import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import type { Sheet } from '../../../ports/typesetter/typesetter.ts'
import { presentSchool, requireSchool } from '../../school/school/school.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { SheetFacts, Titles } from '../facts/document-facts.ts'
import { verifyAddress } from '../facts/facts.service.ts'
import { momentIn } from '../issuing/moment.rules.ts'
import { qrPicture } from '../pictures/qr-picture.ts'
import { type Mark, watermarkPicture } from '../pictures/watermark.service.ts'
import { requirePages, whenItFails } from '../previews/specimen.service.ts'

/** A document without template: what it is called and what it says. Its source and pictures belong to its kind. */
export interface SheetContent {
  readonly schoolId: string
  readonly titles: Titles
  readonly content: unknown
}

export interface SheetDesign {
  readonly source: string
  readonly pictures: Sheet['pictures']
}

/** A moment as it stands on paper: `2026-11-16 10:42`. */
export const minuteIn = (timeZone: string, at: Date) => momentIn(timeZone, at).slice(0, 16).replace('T', ' ')

/** What a sheet says before it has its numbers. */
export const unnumberedFacts = async (ctx: Ctx, { schoolId, titles, content }: SheetContent): Promise<SheetFacts> => {
  const [school, { timeZone }] = await Promise.all([requireSchool(ctx, schoolId), readSettings(ctx.sql, schoolId)])
  const { name, nameEn, nameTw } = presentSchool(school)
  return {
    isSpecimen: true,
    school: { name, nameEn, nameTw },
    title: titles,
    serial: '',
    code: '',
    issuedOn: dayIn(timeZone, ctx.now()),
    validUntil: null,
    verifyAddress: verifyAddress(ctx),
    content,
  }
}

interface Setting extends SheetDesign {
  readonly schoolId: string
  readonly facts: SheetFacts
  readonly mark: Mark
  readonly qrText: string
}

export const setSheet = async (ctx: Ctx, { schoolId, facts, source, pictures, mark, qrText }: Setting) => {
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  try {
    return requirePages(
      await ctx.services.typesetter.set({
        source,
        data: facts,
        pictures: { ...pictures, '/qr.svg': qrPicture(qrText), '/watermark.svg': await watermarkPicture(ctx, mark) },
        madeAt: momentIn(timeZone, ctx.now()),
      }),
    )
  } catch (error) {
    return whenItFails(error)
  }
}

/** Pages that no register knows: without numbers, and with a mark all over that says why. */
export const setUnregistered = async (ctx: CallerCtx, sheet: SheetContent, design: SheetDesign, markText: string): Promise<Uint8Array> => {
  const facts = await unnumberedFacts(ctx, sheet)
  const mark = { text: markText, size: 24, color: '#f0dada' }
  return (await setSheet(ctx, { ...design, schoolId: sheet.schoolId, facts, mark, qrText: facts.verifyAddress })).pdf
}
