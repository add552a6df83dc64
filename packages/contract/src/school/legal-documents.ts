import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { TextBlock } from '../text-block.ts'

/** A text people agree to. */
const LegalDocument = z.object({
  version: z.string(),
  title: z.string(),
  publishedAt: Instant,
  blocks: z.array(TextBlock),
})

const document = <const Path extends `/${string}`>(path: Path, summary: string) =>
  call({
    method: 'GET',
    path,
    who: 'public',
    summary,
    query: z.object({ schoolId: Id.optional() }),
    output: LegalDocument,
    refusals: ['school_unknown'],
  })

export const privacyPolicy = document('/tcyApi/privacyPolicy', 'The privacy policy in force, in the language of the reader.')
export const userAgreement = document('/tcyApi/userAgreement', 'The user agreement in force, in the language of the reader.')
export const privacyNotice = document('/tcyApi/getPrivacyInfo', 'The short privacy notice that is ticked before registration.')

export const legalDocumentCalls = [privacyPolicy, userAgreement, privacyNotice] as const
