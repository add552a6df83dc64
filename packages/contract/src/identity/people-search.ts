import { z } from 'zod'
import { call, pictureBodyBytes } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { PhotoPerson } from './library.ts'
import { PhotoInBase64 } from './photo-judgement.ts'

export const searchSizes = [10, 20, 30] as const
export const searchesADay = 20

/** Never a name to believe: somebody has to look. */
export const Likeness = z.enum(['likely', 'possible', 'weak'])
export type Likeness = z.infer<typeof Likeness>

const Found = z.object({ person: PhotoPerson, likeness: Likeness, url: z.string() })
const Search = z.object({ id: Id, purpose: z.string(), top: z.number().int(), found: z.number().int(), createdAt: Instant })

export const findByPhoto = call({
  method: 'POST',
  path: '/ai/find/toPhoto',
  who: ['admin', 'manager'],
  summary: 'Find people in my scope who agreed to it by a photo, the most alike first; they see who searched and why.',
  body: z.object({
    image: PhotoInBase64,
    purpose: z.string().trim().min(5).max(200),
    top: z.union(searchSizes.map((size) => z.literal(size))).default(10),
  }),
  maxBodyBytes: pictureBodyBytes,
  output: Search.extend({ results: z.array(Found), leftToday: z.number().int() }),
  refusals: ['picture_broken', 'face_not_found', 'several_faces', 'enough_searches', 'face_busy', 'faces_off'],
})

export const ownSearches = call({
  method: 'GET',
  path: '/ai/tcySceneSearchLog/listToSelf',
  who: ['admin', 'manager'],
  summary: 'My searches by photo, newest first, and how many I have left today.',
  query: PageQuery,
  output: pageOf(Search).extend({ leftToday: z.number().int() }),
})

export const ownSearch = call({
  method: 'GET',
  path: '/ai/tcySceneSearchDetails/listToSearchId',
  who: ['admin', 'manager'],
  summary: 'One of my searches with the people it showed.',
  query: z.object({ searchId: Id }),
  output: Search.extend({ results: z.array(Found) }),
  changesState: true,
})

export const searchesForMe = call({
  method: 'GET',
  path: '/my/photoSearches',
  who: 'user',
  summary: 'Searches by photo that showed me: who searched, why and when.',
  query: PageQuery,
  output: pageOf(z.object({ id: Id, searcher: z.string(), role: z.string(), purpose: z.string(), likeness: Likeness, createdAt: Instant })),
})
