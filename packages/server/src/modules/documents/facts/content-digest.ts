import { createHash } from 'node:crypto'
import type { TemplateVersion } from '../versions/version.service.ts'
import type { Choices, completeFacts } from './facts.service.ts'

/** A digest of the content of a certificate: the template's version, the facts and the pictures. */
export const digestOfContent = (
  { code, version }: Pick<TemplateVersion, 'code' | 'version'>,
  { facts, portraitFileId }: Awaited<ReturnType<typeof completeFacts>>,
  { signatureFileId }: Choices,
): string =>
  createHash('sha256')
    .update(JSON.stringify([code, version, facts, portraitFileId, signatureFileId ?? null]))
    .digest('hex')
