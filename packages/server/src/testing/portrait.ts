import sharp from 'sharp'
import { systemContext } from '../context/context.ts'
import { keepMadeFor } from '../modules/files/made-file.service.ts'
import type { TestCampus } from './test-campus.ts'

/** Somebody has a portrait for documents, for tests that are not about how it came. */
export const givePortrait = async (
  { base }: Pick<TestCampus, 'base'>,
  { schoolId, person }: { readonly schoolId: string; readonly person: { readonly id: string } },
  background = '#4477aa',
) => {
  const content = await sharp({ create: { width: 480, height: 640, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const file = { content, name: 'portrait.jpg', contentType: 'image/jpeg', use: 'photo' } as const
  const { id } = await keepMadeFor(systemContext(base), { schoolId, ownerId: person.id }, file)
  await base.sql.updateTable('person').set({ portrait_file_id: id }).where('id', '=', person.id).execute()
  return id
}
