import { z } from 'zod'
import { call } from '../call.ts'

const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const
const Photo = z.object({ url: z.string() })

export const uploadAvatar = call({
  method: 'POST',
  path: '/tcyApi/user/upload_avatar',
  who: 'user',
  summary: 'Upload my square avatar; metadata in the picture is removed.',
  file: { field: 'file', maxBytes: 5 * 1024 * 1024, maxCount: 1, kinds: pictures },
  output: Photo,
  refusals: ['file_kind', 'too_large', 'picture_broken', 'picture_too_small'],
})

export const ownPortrait = call({
  method: 'GET',
  path: '/userCms/selectPhoto',
  who: 'user',
  summary: 'The portrait that the school prints on my documents, if there is one.',
  output: Photo.extend({ updatedAt: z.string().nullable() }),
})
