import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { isBlobKey, type Kept } from './blobs.ts'

const parser = new XMLParser({ parseTagValue: false, maxNestedTags: 20, isArray: (name) => name === 'Contents' })

const Listing = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), LastModified: z.coerce.date() })).default([]),
    NextContinuationToken: z.string().min(1).optional(),
  }),
})

/** The words of a question for a page of the bucket, in the order in which they are signed. */
export const listingQuery = (prefix: string, after: string | undefined): string =>
  new URLSearchParams({ ...(after && { 'continuation-token': after }), 'list-type': '2', prefix }).toString()

/** One page of a bucket (ListObjectsV2), and where the next begins. What is no blob is none of ours. */
export const readListing = (xml: string): { readonly kept: Kept[]; readonly next: string | undefined } => {
  const parsed = Listing.safeParse(parser.parse(xml))
  if (!parsed.success) throw new OutsideFailure('s3', 'misconfigured', 'does not list its bucket as S3 does')
  const { Contents, NextContinuationToken } = parsed.data.ListBucketResult
  const kept = Contents.map(({ Key, LastModified }) => ({ key: Key, keptAt: LastModified })).filter(({ key }) => isBlobKey(key))
  return { kept, next: NextContinuationToken }
}
