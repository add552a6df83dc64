import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { approveCasePhoto, caseFileBytes, photosOfPerson, reviewedCase } from '@campus/contract/registration/console/cases.ts'
import { caseFileNames, casePhotos } from '@campus/contract/registration/files.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { record } from '../../audit/audit.service.ts'
import { requireManagerFaceCheck } from '../../faces/own-checks/manager-check.service.ts'
import { fileAddress } from '../../files/file.service.ts'
import { photoLibrary } from '../../people/photo-library.extension.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { type CaseRow, lockCase, updateCase } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { findFile, listFiles } from '../files/case-file.repository.ts'
import { findRecord } from '../matching/record.repository.ts'
import { findOwnListed, requireListed } from './case-list.service.ts'
import { findPortraitOf, listOpenCasesOf } from './person-photo.repository.ts'

const isPhoto = (kind: string) => (casePhotos as readonly string[]).includes(kind)
const addressOf = (id: string) => `/console/registration/files/${id}`

export const presentFiles = async (ctx: CallerCtx, row: CaseRow): Promise<OutputOf<typeof reviewedCase>['files']> =>
  (await listFiles(ctx.sql, row.id)).map((file) => ({
    id: file.id,
    kind: file.kind,
    label: say(caseFileNames[file.kind], ctx.language),
    isPhoto: isPhoto(file.kind),
    name: file.name,
    size: file.size,
    addedAt: file.created_at.toISOString(),
    url: addressOf(file.id),
    isApproved: file.id === row.approved_file_id,
  }))

export const sendCaseFile = async (ctx: CallerCtx, { id }: InputOf<typeof caseFileBytes>): Promise<RawAnswer> => {
  const file = await findFile(ctx.sql, id)
  if (!file) throw refuse('not_found')
  await requireListed(ctx, file.case_id)
  const content = await getEncrypted(ctx.services, { blobKey: file.blob_key, keyEncrypted: file.key_encrypted })
  if (!content) throw refuse('not_found')
  return { content, contentType: 'image/jpeg', name: file.name, size: file.size }
}

export const approvePhoto = (ctx: CallerCtx, { id, fileId }: InputOf<typeof approveCasePhoto>) =>
  inTransaction(ctx, async (ctx) => {
    await requireListed(ctx, id)
    const row = await lockCase(ctx.sql, id)
    const file = await findFile(ctx.sql, fileId)
    if (!row || file?.case_id !== id || !isPhoto(file.kind)) throw refuse('not_found')
    if (row.person_id === ctx.caller.personId) throw refuse('own_request')
    if (row.closed_at) throw refuse('already_reviewed')
    await updateCase(ctx.sql, id, { approved_file_id: fileId })
    await noteEvent(ctx, row, 'photo_approved', file.kind)
    const details = { fileId, kind: file.kind }
    await record(ctx, { action: 'registration.photo_approved', subjectKind: 'registration_case', subjectId: id, details })
    return null
  })

type Photos = OutputOf<typeof photosOfPerson>

const photosOfCase = async (ctx: CallerCtx, row: CaseRow): Promise<Photos> =>
  (await presentFiles(ctx, row))
    .filter((file) => file.isPhoto)
    .map(({ id, label, url, addedAt, isApproved }) => ({ id, source: 'registration', label, url, addedAt, isApproved }))

const photosOfRecord = async (ctx: CallerCtx, personId: string): Promise<Photos> => {
  const found = await findRecord(ctx.sql, personId)
  if (found?.school_id !== ctx.caller.schoolId || !isInScope(await scopeOf(ctx), found.org_unit_id)) throw refuse('not_found')
  await requireManagerFaceCheck(ctx)
  await noteViews(ctx, [personId], 'photo')
  const portrait = await findPortraitOf(ctx.sql, personId)
  const label = say(['证件照', 'Portrait', '證件照'], ctx.language)
  const own: Photos = portrait
    ? [
        {
          id: portrait.id,
          source: 'portrait',
          label,
          url: fileAddress(ctx, portrait.id, ctx.caller.personId),
          addedAt: portrait.created_at.toISOString(),
          isApproved: true,
        },
      ]
    : []
  const library = await photoLibrary.of(ctx).photosOf(ctx, personId)
  const others = library.map((photo): Photos[number] => ({ ...photo, source: 'library' }))
  const cases = await listOpenCasesOf(ctx.sql, personId)
  return [...own, ...others, ...(await Promise.all(cases.map((row) => photosOfCase(ctx, row)))).flat()]
}

/** By the id of a case or of a person: a reviewer comes from either. The library opens to who has just shown who they are. */
export const listPhotos = async (ctx: CallerCtx, { id }: InputOf<typeof photosOfPerson>): Promise<Photos> => {
  const row = await findOwnListed(ctx, id)
  return row ? photosOfCase(ctx, row) : photosOfRecord(ctx, id)
}
