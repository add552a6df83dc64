import type { Ctx } from '../../../context/context.ts'
import { inSavepoint } from '../../../context/savepoint.ts'
import type { SecretBox } from '../../../platform/crypto/secret-box.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { deleteOtherModels, deleteVector, findVectorRow, saveVector } from './vector.repository.ts'

/** A vector opens under the name of its person alone. */
export const vectorPlace = (personId: string) => `face_vector ${personId}`

const toText = (vector: Float32Array) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64')

const fromText = (text: string): Float32Array => {
  const bytes = Buffer.from(text, 'base64')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** A vector as it was kept. */
export const openVector = (secretBox: SecretBox, personId: string, encrypted: Buffer): Float32Array =>
  fromText(secretBox.decrypt(encrypted, vectorPlace(personId)))

interface NewVector {
  readonly schoolId: string
  readonly personId: string
  /** The photo it comes from; the vector goes with it. */
  readonly fileId: string
  readonly vector: Float32Array
}

/** Keeps by what a person is compared, in the place of the one before. Whether it was kept: not without a consent that needs it. */
export const keepVector = async (ctx: Ctx, { schoolId, personId, fileId, vector }: NewVector): Promise<boolean> => {
  const row = {
    school_id: schoolId,
    person_id: personId,
    file_id: fileId,
    model_id: ctx.services.face.modelId,
    dimension: vector.length,
    vector_encrypted: ctx.services.secretBox.encrypt(toText(vector), vectorPlace(personId)),
    created_at: ctx.now(),
  }
  const save = () => saveVector(ctx.sql, row)
  try {
    await (ctx.sql.isTransaction ? inSavepoint(ctx, save) : save())
    return true
  } catch (error) {
    if (breaks(error, 'face_vector__needs_consent')) return false
    throw error
  }
}

/** By what a person is compared; nothing where none is kept, or only one of another model. */
export const findVector = async (ctx: Ctx, personId: string): Promise<Float32Array | undefined> => {
  const row = await findVectorRow(ctx.sql, personId, ctx.services.face.modelId)
  return row && openVector(ctx.services.secretBox, personId, row.vector_encrypted)
}

/** Whether there was one. */
export const dropVectors = async (ctx: Ctx, personId: string): Promise<boolean> => (await deleteVector(ctx.sql, personId)) !== undefined

export const dropOtherModels = (ctx: Ctx) => deleteOtherModels(ctx.sql, ctx.services.face.modelId)
