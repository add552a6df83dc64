import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { isInScope } from '../../school/organisation/scope.service.ts'
import { explainCheck } from '../photos/check-texts.ts'
import { judgePicture } from '../photos/judge.service.ts'
import { listPhotosOf } from '../photos/photo.repository.ts'
import { hasPhotoConsent, type Whose } from '../photos/photo-consent.service.ts'
import { drawAnew } from '../photos/photo-files.service.ts'
import type { PhotoTypeRow } from '../types/photo-type.repository.ts'
import { problemOf, problems } from './import-problems.ts'
import type { PhotoImportRow } from './photo-import.repository.ts'
import { findPersonByNumber, type LineAction } from './photo-import-line.repository.ts'
import type { ZippedPhoto } from './zip-photos.ts'

export interface JudgedLine {
  readonly action: LineAction
  readonly personId: string | null
  readonly problems: readonly Phrase[]
}

/** The machine is busy: the job is tried again. */
class Busy extends Error {}

const wrong = (personId: string | null, ...found: readonly Phrase[]): JudgedLine => ({ action: 'wrong', personId, problems: found })

/** What the machine has against a photo. */
const judgeContent = async (ctx: Ctx, whose: Whose, content: Uint8Array, standard: unknown): Promise<readonly Phrase[]> => {
  try {
    const judged = await judgePicture(ctx, whose, await drawAnew(ctx, content), standard)
    if (!judged) throw new Busy('the machine that judges photos is busy')
    return judged.checks.filter(({ verdict }) => verdict === 'refuse').map(explainCheck)
  } catch (error) {
    if (error instanceof Refusal) return [problemOf(error.code)]
    throw error
  }
}

const maxNameLength = 200
const isPhotoName = (fileName: string) => /\.(jpe?g|png|webp)$/i.test(fileName)

/** What a file of an import would do, or what is wrong with it. */
export const judgeLine = async (
  ctx: Ctx,
  { school_id, scope, created_by }: PhotoImportRow,
  type: PhotoTypeRow,
  { fileName, number, content }: ZippedPhoto,
  seen: ReadonlySet<string>,
): Promise<JudgedLine> => {
  if (fileName.length > maxNameLength) return wrong(null, problems.longName)
  if (!isPhotoName(fileName)) return wrong(null, problems.noPhoto)
  const person = await findPersonByNumber(ctx.sql, school_id, number)
  if (person?.state !== 'active') return wrong(null, problems.unknown)
  if (!isInScope(scope ?? 'school', person.org_unit_id)) return wrong(null, problems.outOfScope)
  if (person.id === created_by) return wrong(person.id, problems.yourself)
  if (seen.has(person.id)) return wrong(person.id, problems.twice)
  if (!content) return wrong(person.id, problems.tooLarge)
  const whose = { schoolId: school_id, personId: person.id }
  if (!(await hasPhotoConsent(ctx, whose))) return wrong(person.id, problems.noConsent)
  const found = await judgeContent(ctx, whose, content, type.standard)
  if (found.length > 0) return wrong(person.id, ...found)
  const hasOne = (await listPhotosOf(ctx.sql, person.id)).some(({ type_id, state }) => type_id === type.id && state !== 'draft')
  return { action: hasOne ? 'replace' : 'add', personId: person.id, problems: [] }
}
