import { photoTypesOf } from '@campus/server/modules/identity/starter/photo-types.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'

/** The types of photo that the demo school collects. */
export const photoTypeRows = () => photoTypesOf(demoUniversity.id).map((type) => ({ id: idOf('photo_type', type.purpose), ...type }))
