import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'
import { Answer, Appraisal, AppraisedSection, KeyBytes, maxBallotText, maxQuestions, RandomBytes } from './shapes.ts'

const Hash = RandomBytes

export const appraisalKeys = call({
  method: 'GET',
  path: '/schedule/appraisal-keys',
  who: 'public',
  summary: 'The public keys of all sections of a campaign, the same for everyone, with the value that stands for them in the audit.',
  query: z.object({ appraisalId: Id }),
  output: z.object({ keyHash: Hash, keys: z.array(z.object({ id: Id, publicKey: KeyBytes })) }),
})

const ListedSection = AppraisedSection.extend({
  publicKey: KeyBytes,
  tokens: z.number().int(),
  ballots: z.array(z.object({ serial: RandomBytes, randomizer: RandomBytes, signature: KeyBytes, hash: Hash })),
  /** Of the texts, in an order of their own. */
  textHashes: z.array(Hash),
})
export type ListedSection = z.infer<typeof ListedSection>

export const ballotList = call({
  method: 'GET',
  path: '/schedule/ballots',
  who: 'public',
  summary: 'All ballots of a closed campaign, for anyone to count, some sections at a time: serials, signatures and hashes, no answers.',
  /** After which section the page begins. */
  query: z.object({ appraisalId: Id, after: Id.optional() }),
  output: z.object({
    appraisal: Appraisal,
    keyHash: Hash,
    listHash: Hash,
    sections: z.array(ListedSection),
    /** What the next page comes after; nothing behind the last one. */
    next: Id.nullable(),
  }),
  refusals: ['appraisal_not_closed'],
})

/** The text of a ballot and its salt come together, or neither does. */
const BallotText = z.object({ body: z.string().trim().min(1).max(maxBallotText), salt: RandomBytes })

export const castBallot = call({
  method: 'POST',
  path: '/schedule/ballots',
  who: 'public',
  isUnrecorded: true,
  // A text of the longest, with every sign escaped, has half of it.
  maxBodyBytes: 16 * 1024,
  summary: 'Cast a ballot with a signed serial, without login. Nothing of the request is kept. The same ballot again is answered alike.',
  body: z.object({
    /** The section in its campaign. */
    id: Id,
    serial: RandomBytes,
    randomizer: RandomBytes,
    signature: KeyBytes,
    answers: z.array(Answer).min(1).max(maxQuestions),
    salt: RandomBytes,
    text: BallotText.nullable().default(null),
  }),
  output: Done,
  refusals: ['appraisal_not_open', 'ballot_not_signed', 'ballot_used', 'ballot_incomplete'],
})
