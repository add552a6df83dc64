import { path } from './path.ts'

export const lostFoundPaths = {
  items: path<{ view?: string; side?: string; kind?: string; placeId?: string; words?: string; id?: string }>(
    '/pages/schedule/lostandfound',
  ),
  post: path<{ side?: string }>('/pages/schedule/post_lost'),
  /** `code` is in the picture that the owner shows: who scans it has nothing to type. */
  item: path<{ id: string; code?: string }>('/pages/schedule/lost_item'),
}
