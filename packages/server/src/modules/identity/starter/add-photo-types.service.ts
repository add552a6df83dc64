import type { Ctx } from '../../../context/context.ts'
import { photoTypesOf } from './photo-types.ts'
import { insertTypes } from './starter.repository.ts'

export const addPhotoTypes = async ({ sql }: Ctx, schoolId: string): Promise<void> => void (await insertTypes(sql, photoTypesOf(schoolId)))
