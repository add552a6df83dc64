import { type BaseContext, systemContext } from '@campus/server/context/context.ts'
import { judgePhotoJob } from '@campus/server/modules/identity/identity.jobs.ts'
import { listPhotosInError } from '../demo.repository.ts'
import { demoUniversity } from '../schools.ts'

/** A photo that could not be judged is tried again, and left to a person in the end; one that was judged meanwhile stays as it is. */
export const judgeDemoPhotos = async (base: BaseContext): Promise<void> => {
  const { sql, services } = systemContext(base)
  for (const { id } of await listPhotosInError(sql, demoUniversity.id)) await services.jobs.add(sql, judgePhotoJob, { id })
}
