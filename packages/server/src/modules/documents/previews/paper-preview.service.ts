import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readFileBytes } from '../../files/made-file.service.ts'
import { readForPapers } from '../../people/profile/papers.service.ts'
import type { FoundDocument } from '../issued/document-list.repository.ts'
import { findFacts } from '../issued/issued.repository.ts'
import { openFacts } from '../issued/kept-facts.ts'
import type { KeptChoices } from '../issuing/issue.repository.ts'
import { versionById } from '../versions/version.service.ts'
import { keepPreview, requirePages, setSpecimen } from './specimen.service.ts'

/** What a document on paper says, from its own facts and on its own sheet: as a specimen with the viewer's name all over. */
export const previewPaper = async (ctx: CallerCtx, { id, holder_id, template_version_id, choices, name }: FoundDocument) => {
  const version = await versionById(ctx, template_version_id)
  const kept = await findFacts(ctx.sql, id)
  if (!version || !kept) throw refuse('not_found')
  const facts = openFacts(ctx.services.secretBox, kept.facts_encrypted)
  const holder = facts.has.photo ? await readForPapers(ctx, holder_id) : undefined
  const { signatureFileId } = choices as unknown as KeptChoices
  // The printed document keeps a signature that its owner has deleted since; the preview cannot show it any more.
  const isSigned = signatureFileId !== undefined && (await readFileBytes(ctx, signatureFileId, version.schoolId)) !== undefined
  const shown = { ...facts, has: { ...facts.has, signature: facts.has.signature && isSigned } }
  const { pdf } = requirePages(await setSpecimen(ctx, version, shown, { photoFileId: holder?.portraitFileId, signatureFileId }))
  return keepPreview(ctx, pdf, name)
}
